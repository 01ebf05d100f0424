// The balance report of a circuit: AI drivers race on it in the background, and this screen shows what they find out. Not here:
// the races (host/circuits), or what their totals mean (src/balance).

import type { KeptCircuit } from '@api/circuits/commands';
import type { CircuitReport } from '@api/report/commands';
import { Button } from '@ui/controls/button';
import { useKeys } from '@ui/keys';
import { classes } from '@ui/panels/classes';
import { EmptyState } from '@ui/panels/panel';
import { ScreenFrame } from '@ui/panels/screen-frame';
import { Scale } from 'lucide-react';
import { type ReactElement, use, useState } from 'react';
import { useLocation } from 'wouter';
import { apiErrorText } from '../../app/api-errors';
import { Loading } from '../../app/connection/connection';
import { useCircuit, useGameUi } from '../../app/games/games';
import { workshopOf } from '../../app/games/workshops';
import { to } from '../../app/routes';
import { AppTopBar } from '../../app/top-bar';
import { t } from '../../text/report';
import { Board } from './board';
import { Changes } from './changes';
import { Costs } from './charts/costs';
import { Gaps } from './charts/gaps';
import { LeadChanges, Length } from './charts/length';
import { Skill } from './charts/skill';
import { TopSquares } from './charts/top-squares';
import { Ways } from './charts/ways';
import { Wins } from './charts/wins';
import { Floor } from './floor';
import { Banner, Head, Progress } from './head';
import styles from './report.module.css';
import { judged, saidOf } from './said';
import type { CornerMap, FloorMap, Shown } from './shown';
import { Trial } from './trial';
import { type ReportAnswer, useReport } from './use-report';

/** The screen of a report. kept: the circuit's place in the workshop. */
export function ReportScreen({ kept }: { kept: string }): ReactElement {
  const answer = useReport(kept);
  const { circuit, state, apiError, call } = answer;
  if (apiError !== undefined) return <NoReport text={apiErrorText(apiError)} />;
  if (circuit === undefined || state === undefined) return <Loading />;
  return <OpenReport key={circuit.circuit} circuit={circuit} state={state} call={call} />;
}

function NoReport({ text }: { text: string }): ReactElement {
  const [, navigate] = useLocation();
  useKeys({ escape: () => navigate(to.workshop()) });
  return (
    <ScreenFrame top={<AppTopBar />}>
      <h1 className="visually-hidden">{t('gone')}</h1>
      <EmptyState
        icon={<Scale />}
        text={text}
        action={<Button onClick={() => navigate(to.workshop())}>{t('workshop')}</Button>}
      />
    </ScreenFrame>
  );
}

interface OpenReportProps {
  circuit: KeptCircuit;
  state: CircuitReport;
  call: ReportAnswer['call'];
}

function OpenReport({ circuit, state, call }: OpenReportProps): ReactElement {
  const ui = useGameUi(circuit.game);
  const workshop = use(workshopOf(ui));
  if (workshop === undefined) throw new Error(`${ui.id} takes no circuits of players`);
  const trial = state.trial?.report == null ? null : state.trial;
  const report = trial?.report ?? state.progress?.report ?? null;
  const drawn = trial ?? { circuit: state.circuit, source: circuit.source };
  useCircuit(ui, drawn);
  const [lit, light] = useState<number | null>(null);
  const [map, setMap] = useState<CornerMap>('troubles');
  const [floorMap, setFloorMap] = useState<FloorMap>('troubles');
  const isFloor = workshop.reportFloor !== undefined;
  const [, navigate] = useLocation();
  const back = () => navigate(workshop.editor === undefined ? to.workshop() : to.circuit(circuit.kept));
  useKeys({ escape: back });
  const before = trial === null ? null : (state.progress?.report ?? null);
  const shown: Shown = { ui, workshop, state, report, before, lit, light };
  const said = saidOf(state, judged(state.progress?.report));
  const { kept } = circuit;
  return (
    <main className={styles.report}>
      <h1 className="visually-hidden">{t('title')}</h1>
      {isFloor ? (
        <Floor shown={shown} map={floorMap} setMap={setFloorMap} circuit={drawn.circuit} />
      ) : (
        <Board {...{ shown, map, setMap }} circuit={drawn.circuit} />
      )}
      <div className={styles.reportTop}>
        <Head circuit={circuit} shown={shown} onBack={back} />
        <Banner said={said} />
      </div>
      <Progress
        state={state}
        onStart={() => call('report.start', { kept })}
        onStop={() => call('report.stop', { kept })}
      />
      <div className={styles.reportSide}>
        <Wins shown={shown} />
        <Ways shown={shown} />
        <Skill shown={shown} />
      </div>
      <div className={classes(styles.reportDash, 'panel panel-glass')}>
        {isFloor ? <TopSquares shown={shown} map={floorMap} /> : <Costs shown={shown} />}
        <Gaps shown={shown} />
        <div className={styles.reportPair}>
          <Length shown={shown} />
          <LeadChanges shown={shown} />
        </div>
        {state.trial === null ? (
          <Changes shown={shown} circuit={circuit} onTry={(change) => call('report.try', { kept, change })} />
        ) : (
          <Trial
            {...{ shown, circuit }}
            trial={state.trial}
            onKeep={() => call('report.keep', { kept })}
            onDrop={() => call('report.back', { kept })}
          />
        )}
      </div>
    </main>
  );
}

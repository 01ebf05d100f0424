// The garage draft as a full screen: mat, pick order, circuit, card detail, the viewer's picks and the deck under construction.
// With a turn the viewer picks; without one cards can only be read. Not here: who has picked what (draft-table.ts).

import type { MatchUpdate } from '@api/contract';
import type { Seat } from '@core/contract';
import { nameOf } from '@narration/phrases';
import { MainButton } from '@ui/controls/main-button';
import { Segments } from '@ui/controls/segments';
import { useTaken } from '@ui/game/dashboard/open-turn';
import { useKeys } from '@ui/keys';
import { classes } from '@ui/panels/classes';
import { playSound } from '@ui/sound/sound';
import { useOnChange } from '@ui/use-on-change';
import { type CSSProperties, type ReactElement, useEffect, useState } from 'react';
import { STRESS } from '../../data/cards';
import { cardTitle } from '../../narration/card-names';
import { type DeckSetup, deckOutlook } from '../../narration/deck';
import { type Draft, matPlaces, picksOf } from '../../narration/draft-table';
import { leftoverText, nextText, ownTurnText, waitText } from '../../narration/draft-text';
import { t } from '../../text/t';
import type { Card, HeatEvent, HeatView } from '../../types';
import mainStyles from '../dashboard/main.module.css';
import type { TurnProps } from '../dashboard/turns/turn';
import { CardDetail } from './card-detail';
import { CircuitPaper } from './circuit-paper';
import { DeckChart } from './deck-chart';
import styles from './draft.module.css';
import { DraftMat } from './draft-mat';
import { Leader } from './leader';
import { PickOrder } from './pick-order';
import { Picks } from './picks';
import { woodGround } from './wood-ground';

export interface DraftScreenProps {
  update: MatchUpdate;
  view: HeatView;
  draft: Draft;
  shown: readonly HeatEvent[];
  setup: DeckSetup;
  /** The seat whose picks are shown below: the viewer's. */
  viewer: Seat | null;
  /** Null while others pick. */
  turn: TurnProps<'draft'> | null;
}

/** The draft as a full screen. */
export function DraftScreen(props: DraftScreenProps): ReactElement {
  const { update, view, draft, shown, setup, viewer, turn } = props;
  const { seats } = update;
  const places = matPlaces(draft);
  const isOpen = turn !== null && !turn.dim;
  const mat = useDraftMat(props, places, isOpen);
  // A watcher sees the picks of the driver whose turn it is.
  const whose = viewer ?? draft.turn;
  const owner = { who: viewer === null ? 'other' : 'you', name: nameOf(seats, whose) } as const;
  const picks = picksOf(draft, whose);
  const [tab, setTab] = useState<'cards' | 'deck'>('cards');
  const look = mat.look === null ? null : (places[mat.look]?.card ?? null);
  const last = shown.at(-1);
  const from =
    last?.type === 'upgradePicked' ? places.findIndex(({ card, by }) => card === last.card && by === last.seat) : null;
  useDraftSounds(last);
  return (
    <section
      className={classes(styles.draft, last?.type === 'draftRoundEnded' && styles.draftClearing)}
      aria-label={t('draft.dash')}
      data-draft="screen"
      data-ask={turn?.ask.id}
      data-tab={tab}
      style={{ '--wood': `url("${woodGround()}")` } as CSSProperties}
    >
      <div className={styles.draftLeft}>
        <PickOrder draft={draft} view={view} seats={seats} viewer={viewer} />
        <CircuitPaper update={update} view={view} setup={setup} />
      </div>
      <div className={styles.draftTabs}>
        <Segments<'cards' | 'deck'>
          label={t('draft.tabs')}
          value={tab}
          choices={[
            { value: 'cards', label: t('draft.tab.cards') },
            { value: 'deck', label: t('draft.tab.deck') },
          ]}
          onChange={setTab}
          wide
        />
      </div>
      <DraftMat
        round={draft.round}
        places={places}
        seats={seats}
        chosen={mat.chosen}
        looked={mat.looked}
        hinted={turn?.hint?.type === 'draft' ? turn.hint.card : null}
        isOpen={isOpen}
        onLook={mat.onLook}
        onChoose={mat.choose}
        onTake={mat.take}
      />
      <CardDetail card={look} picks={picks} />
      <Leader from={mat.look} />
      <div className={classes(styles.draftDash, 'panel panel-glass')}>
        <Picks picks={picks} round={draft.round} from={from} title={t('draft.picks', owner)} />
        <DeckChart
          title={look === null ? t('draft.deck', owner) : t('draft.deck.with', { ...owner, card: cardTitle(look) })}
          deck={deckOutlook(picks, picks.length < 3 ? look : null, setup, STRESS)}
        />
        <DraftNote draft={draft} seats={seats} viewer={viewer} isOpen={isOpen} />
        <div className={classes(styles.draftMain, mainStyles.heatMain)}>
          <TakeButton
            isOpen={isOpen}
            waiting={waitText(draft, seats, viewer)}
            card={mat.chosen === null ? null : (places[mat.chosen]?.card ?? null)}
            onTake={() => mat.chosen !== null && mat.take(mat.chosen)}
          />
        </div>
      </div>
    </section>
  );
}

/** The draft in a recording: the mat and the pick order, without controls. */
export function DraftScene(props: DraftScreenProps): ReactElement {
  return (
    <div className={styles.draftScene} inert>
      <DraftScreen {...props} />
    </div>
  );
}

function TakeButton(props: { isOpen: boolean; waiting: string; card: Card | null; onTake(): void }): ReactElement {
  const { isOpen, waiting, card, onTake } = props;
  if (!isOpen) {
    return (
      <MainButton onClick={onTake} barred={t('draft.notYours')}>
        {waiting}
      </MainButton>
    );
  }
  return (
    <MainButton onClick={onTake} barred={card === null ? t('draft.choose.why') : null}>
      {card === null ? t('draft.choose') : t('draft.take', { card: cardTitle(card) })}
    </MainButton>
  );
}

function DraftNote(
  props: Pick<DraftScreenProps, 'draft' | 'viewer'> & { seats: MatchUpdate['seats']; isOpen: boolean },
): ReactElement {
  const { draft, seats, viewer, isOpen } = props;
  const isDrafting = viewer !== null && draft.order.includes(viewer);
  return (
    <div className={styles.draftNote}>
      <p>
        {nextText(draft, seats, viewer)} {isDrafting && ownTurnText(draft, viewer)} {leftoverText(draft)}
      </p>
      {isOpen && <p className={classes(styles.draftNoteHint, 'note')}>{t('draft.hint')}</p>}
    </div>
  );
}

/** The focused and the chosen card, and the keys for both. Places are indexes into the mat. */
function useDraftMat(
  { draft, turn }: DraftScreenProps,
  places: readonly { card: Card; by: Seat | null }[],
  isOpen: boolean,
) {
  const [looked, setLooked] = useState<number | null>(null);
  const [wanted, setWanted] = useState<number | null>(null);
  // A new round begins with nothing chosen.
  useOnChange([draft.round], () => {
    setLooked(null);
    setWanted(null);
  });
  useTaken(turn?.taken ?? null, (action) => {
    const place = places.findIndex(({ card, by }) => by === null && action.type === 'draft' && card === action.card);
    if (place < 0) return;
    setWanted(place);
    setLooked(place);
  });
  const isFree = (place: number | null) => place !== null && places[place]?.by === null;
  const chosen = isFree(wanted) ? wanted : null;
  const lies = isFree(looked) ? looked : null;
  const choose = (place: number) => {
    if (!isFree(place)) return;
    playSound('click');
    setWanted(place === chosen && !isOpen ? null : place);
    setLooked(place);
  };
  const take = (place: number) => {
    const card = places[place]?.card;
    if (turn && isOpen && card !== undefined && isFree(place)) turn.act({ type: 'draft', card });
  };
  const enter = () => {
    const focused = document.activeElement?.closest<HTMLElement>('[data-place]')?.dataset.place;
    const place = focused === undefined ? chosen : Number(focused);
    if (place === null) return;
    if (place === chosen) take(place);
    else choose(place);
  };
  const digits = places.map((_, place) => [String(place + 1), () => choose(place)] as const);
  useKeys({ ...Object.fromEntries(digits.slice(0, 9)), ...(isOpen && { enter }) });
  return { chosen, looked: lies, look: lies ?? chosen, onLook: setLooked, choose, take };
}

function useDraftSounds(now: HeatEvent | undefined): void {
  useEffect(() => {
    if (now?.type === 'draftRoundStarted') playSound('cardSlide');
    if (now?.type === 'upgradePicked') playSound('cardFlip');
  }, [now]);
}

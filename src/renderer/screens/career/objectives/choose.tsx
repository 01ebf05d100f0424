// At the start of a season: three of six objectives, on the paper card where the next race will be.

import type { CareerObjective, CareerView } from '@api/career/commands';
import { CAREER_LIMITS } from '@api/constants';
import { Button } from '@ui/controls/button';
import { classes } from '@ui/panels/classes';
import { Panel } from '@ui/panels/panel';
import { playSound } from '@ui/sound/sound';
import { off } from '@ui/why/off';
import { Check, Flag } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { attempt } from '../../../app/client';
import { t } from '../../../text/club/career';
import { saidText } from '../career-text';
import next from '../next/next-card.module.css';
import { RewardIcon } from './objectives';
import styles from './objectives.module.css';

/** The card. onChosen: the season as it goes on. */
export function ChooseObjectives({
  view,
  onChosen,
}: {
  view: CareerView;
  onChosen(view: CareerView): void;
}): ReactElement {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const left = CAREER_LIMITS.objectives - chosen.length;

  async function begin(): Promise<void> {
    setBusy(true);
    const made = await attempt('careers.objectives', { career: view.career, objectives: [...chosen] });
    setBusy(false);
    if (made) onChosen(made);
  }
  return (
    <Panel look="paper" className={classes(next.nextCareer)} label={t('choose.title')}>
      <div className={next.nextCareerText}>
        <h2 className={classes('heading', next.nextCareerTitle)}>{t('choose.title')}</h2>
        <p className={next.nextCareerLine}>{t('choose.text')}</p>
        <ul className={styles.chooseList} aria-label={t('choose.list')}>
          {view.offers.map((offer) => (
            <li key={offer.id}>
              <Offer
                offer={offer}
                isChosen={chosen.includes(offer.id)}
                isFull={left === 0}
                onToggle={() =>
                  setChosen(chosen.includes(offer.id) ? chosen.filter((id) => id !== offer.id) : [...chosen, offer.id])
                }
              />
            </li>
          ))}
        </ul>
        <Button
          look="main"
          size="large"
          className={classes(next.nextCareerGo)}
          icon={<Flag size={19} className="icon" />}
          busy={isBusy}
          why={left > 0 && t('choose.why', { left })}
          aria-keyshortcuts="G"
          onClick={() => void begin()}
        >
          {t('choose.go')}
        </Button>
      </div>
    </Panel>
  );
}

interface OfferProps {
  offer: CareerObjective;
  isChosen: boolean;
  /** Three others are chosen. */
  isFull: boolean;
  onToggle(): void;
}

function Offer({ offer, isChosen, isFull, onToggle }: OfferProps): ReactElement {
  const reward = saidText(offer.reward.said);
  return (
    <button
      type="button"
      className={styles.chooseOne}
      aria-pressed={isChosen}
      {...off(isFull && !isChosen && t('choose.full'))}
      onClick={() => {
        playSound('click');
        onToggle();
      }}
    >
      <span className={styles.chooseBox} aria-hidden="true">
        {isChosen && <Check size={16} strokeWidth={3.4} />}
      </span>
      <span>{saidText(offer.said)}</span>
      <span className={styles.chooseReward}>
        <RewardIcon kind={offer.reward.kind} />
        <span className="visually-hidden">. {t('objectives.reward', { reward })}</span>
        <span aria-hidden="true">{reward}</span>
      </span>
    </button>
  );
}

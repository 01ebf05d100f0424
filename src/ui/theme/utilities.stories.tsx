// Gallery page of the utilities (utilities.css): each name, and what it does to three boxes or to a long line.

import { Specimen, Specimens } from '@gallery/specimens';
import { t } from '../../renderer/text/setup';

export default { title: 'Toolkit/Utilities' };

const PLACED = [
  'row gap-1',
  'row wrap gap-half',
  'row between',
  'row middle gap-3q',
  'stack gap-1q',
  'stack gap-2',
  'center',
];
const READ = ['visually-hidden', 'visually-hidden-compact', 'visually-hidden-narrow', 'visually-hidden-phone'];
const WORDS = ['start', 'save', 'seed'] as const;

export const Layout = {
  render: () => (
    <Specimens>
      {PLACED.map((names) => (
        <Specimen key={names} name={names} width={240}>
          <div className={names}>
            {WORDS.map((word) => (
              <span key={word} className="chip">
                {t(word)}
              </span>
            ))}
          </div>
        </Specimen>
      ))}
      <Specimen name="inline-row gap-half" width={240}>
        {t('more')}{' '}
        <span className="inline-row gap-half">
          <span className="chip">{t('start')}</span>
          <span className="chip">{t('save')}</span>
        </span>
      </Specimen>
      <Specimen name="fill" width={240} height={60}>
        <div style={{ position: 'relative', height: '100%' }}>
          <span className="fill center chip">{t('start')}</span>
        </div>
      </Specimen>
    </Specimens>
  ),
};

export const Text = {
  render: () => (
    <Specimens>
      <Specimen name="ellipsis" width={160}>
        <p className="ellipsis">{t('close.follow.note')}</p>
      </Specimen>
      {READ.map((names) => (
        <Specimen key={names} name={names} width={200}>
          {t('start')} <span className={names}>{t('more')}</span>
        </Specimen>
      ))}
    </Specimens>
  ),
};

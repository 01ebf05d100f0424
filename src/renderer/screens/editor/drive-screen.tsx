// A test drive: the normal race screen, whose way out leads back to the editor.

import { toast } from '@ui/overlays/toasts';
import { type ReactElement, useMemo } from 'react';
import { useLocation } from 'wouter';
import { to } from '../../app/routes';
import { t } from '../../text/editor';
import { RaceScreen } from '../race/race-screen';
import { type Drive, DriveContext } from '../race/state/drive';

/** kept: the circuit whose editor it leads back to. */
export function DriveScreen({ kept, match }: { kept: string; match: string }): ReactElement {
  const [, navigate] = useLocation();
  const drive = useMemo((): Drive => {
    const back = () => navigate(to.circuit(kept), { replace: true });
    return {
      back,
      finish() {
        toast('good', t('drive.over'));
        back();
      },
    };
  }, [kept, navigate]);
  return (
    <DriveContext value={drive}>
      <RaceScreen match={match} />
    </DriveContext>
  );
}

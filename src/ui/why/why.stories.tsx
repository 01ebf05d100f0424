// Gallery pages of reasons and refusals beside disabled controls. The layer itself is on every page.

import { Specimen, Specimens } from '@gallery/specimens';
import { useEffect, useRef } from 'react';
import { t as setup } from '../../renderer/text/setup';
import { Button } from '../controls/button';
import { dismissRefusal, refuse } from './refusals';
import { WhyLayer } from './why-layer';

export default { title: 'Toolkit/Reasons', component: WhyLayer };

export const Refused = {
  render: function Refused() {
    const row = useRef<HTMLDivElement>(null);
    useEffect(() => {
      const at = row.current?.querySelector('button');
      if (at) refuse({ text: setup('seat.last') }, at);
      return dismissRefusal;
    }, []);
    return (
      <Specimens>
        <div ref={row}>
          <Specimen name="what was pressed was refused">
            <Button why={setup('seat.last')}>{setup('seat.remove', { name: 'Ada' })}</Button>
          </Specimen>
        </div>
      </Specimens>
    );
  },
};

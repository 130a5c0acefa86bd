import type { DeviceProducts } from '@payload/api/contract';
import { FactList } from '@payload/ui/FactList';
import { Figure } from '@payload/ui/Figure';
import { nonBreakingPort } from '@payload/view-models/load/load-list.ts';
import { useTranslation } from 'react-i18next';

/** What an aircraft gives to what hangs under it. */
export function AircraftFacts({ aircraft }: { aircraft: DeviceProducts['aircraft'] }) {
  const { t: site } = useTranslation();
  return (
    <FactList
      items={[
        {
          key: 'limit',
          name: site('load.limit'),
          text: <Figure value={aircraft.payloadG} unit="g" />,
        },
        { key: 'port', name: site('load.port'), text: nonBreakingPort(aircraft.port) },
        {
          key: 'power',
          name: site('load.power'),
          text: aircraft.watts > 0 ? <Figure value={aircraft.watts} unit="W" /> : site('load.noPower'),
        },
        {
          key: 'ip',
          name: site('load.protection'),
          text: aircraft.ip === '-' ? site('load.notStated') : aircraft.ip,
        },
        { key: 'sdk', name: site('load.sdk'), text: aircraft.psdk },
      ]}
    />
  );
}

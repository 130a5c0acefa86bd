import type { Port } from '@payload/catalog';
import type { Carrier, LoadFault, LoadSum } from '@payload/catalog/load-rules';
import { formatFigure } from '@payload/ui/Figure';
import { useTranslation } from 'react-i18next';

const grams = (weight: number) => formatFigure(weight, 'g');
const power = (watts: number) => formatFigure(watts, 'W');

/** What the bench says of ports, of what is left, and of what does not fit. */
export function useBenchWords({ ports, payloadG }: Carrier) {
  const { t } = useTranslation(['bench', 'export', 'site']);
  const named = (port: Port) => t(`port.${port}`);
  const listed = (names: readonly string[]) => names.join(t('site:words.list'));

  const tooMuch = (fault: LoadFault) => {
    if (fault.kind === 'weight') return t('refused.weight', { weight: grams(fault.overG) });
    if (fault.kind === 'power') return t('refused.power', { power: power(fault.overW) });
    const enough = ports.filter(({ watts }) => watts >= fault.watts);
    return t('refused.taken', { port: listed(enough.map(({ port }) => named(port))) });
  };

  return {
    t,
    grams,
    listed,
    /** The ports by name, numbered where there are several of a kind. */
    portNames: (taken: LoadSum['ports']) =>
      taken.map(({ port }, index) => {
        const kin = taken.filter((each) => each.port === port);
        const number = taken.slice(0, index + 1).filter((each) => each.port === port).length;
        return kin.length > 1 ? t('numbered', { port: named(port), number }) : named(port);
      }),
    /** In a few words, at a product that may not hang. */
    refused: (fault: LoadFault, both: readonly string[]) => {
      const reason = tooMuch(fault);
      return both.length === 0
        ? reason
        : t('refused.both', { reason, models: listed(both), count: both.length });
    },
    /** In a sentence, of a set that does not fly. */
    explained: (fault: LoadFault) => {
      switch (fault.kind) {
        case 'weight':
          return t('faults.weight', { weight: grams(fault.overG) });
        case 'power':
          return t('faults.power', { power: power(fault.overW) });
        case 'port':
          return t('faults.port', { code: fault.code, power: power(fault.watts) });
      }
    },
    /** What is left, as it is read out. */
    summary: ({ totalG, ports: taken }: LoadSum) => {
      const leftG = payloadG - totalG;
      const weight =
        leftG < 0
          ? t('summary.over', { weight: grams(-leftG) })
          : t('summary.left', { weight: grams(leftG), percent: Math.floor((100 * leftG) / payloadG) });
      const free = taken.filter(({ codes }) => codes.length === 0).length;
      return taken.length > 1 ? [weight, t('summary.ports', { count: free })] : [weight];
    },
  };
}

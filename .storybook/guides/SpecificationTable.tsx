import { Figure } from '../../packages/ui/src/components/Figure/index.ts';
import { SpecificationTable } from '../../packages/ui/src/components/SpecificationTable/index.ts';
import type { Guide } from '../docs/guide.ts';

const weight = { key: 'weight', label: 'Weight', value: <Figure value={845} unit="g" /> };
const protection = { key: 'ip', label: 'Ingress protection', value: 'IP54' };
const flux = { key: 'flux', label: 'Luminous flux', value: <Figure value={13000} unit="lm" /> };
const angle = { key: 'angle', label: 'Beam angle', value: <Figure value={11} unit="°" /> };

const guide: Guide = {
  anatomy: {
    height: 960,
    parts: [
      {
        name: 'Group',
        selector: 'th[scope="rowgroup"]',
        text: 'A heading across both columns, 48 px below the group before; on paper a group is not split.',
      },
      {
        name: 'Label',
        selector: 'th[scope="row"]',
        text: 'Half the width; with an address it is a link as high as its row.',
      },
      { name: 'Value', selector: 'td', text: 'A Figure or words, on the line of its label; both wrap.' },
    ],
  },
  pairs: [
    {
      rule: 'A row, a parameter',
      right: {
        show: (
          <SpecificationTable
            caption="T90"
            groups={[{ key: 'body', label: 'Body', rows: [weight, protection] }]}
          />
        ),
        why: 'Each value is found by its own label.',
      },
      wrong: {
        show: (
          <SpecificationTable
            caption="T90"
            groups={[
              {
                key: 'body',
                label: 'Body',
                rows: [{ key: 'all', label: 'Weight, protection', value: '845 g, IP54' }],
              },
            ]}
          />
        ),
        why: 'Two values in a cell: which is which has to be counted.',
      },
    },
    {
      rule: 'Groups by what is looked for together',
      right: {
        show: (
          <SpecificationTable
            caption="T90"
            groups={[
              { key: 'light', label: 'Light', rows: [flux, angle] },
              { key: 'body', label: 'Body', rows: [weight, protection] },
            ]}
          />
        ),
        why: 'Whoever asks for the light reads one group.',
      },
      wrong: {
        show: (
          <SpecificationTable
            caption="T90"
            groups={[{ key: 'all', label: 'Parameters', rows: [weight, flux, protection, angle] }]}
          />
        ),
        why: 'A heading that fits every row leads to none.',
      },
    },
  ],
  contract: [
    'A native table: its caption is read and not shown.',
    'A label is the header of its row, the name of a group that of its rows.',
  ],
  related: [
    ['CompareTable', 'the parameters of several models'],
    ['ProductStage', 'the three figures that count'],
    ['FactList', 'what no figure says'],
    ['DimensionDrawing', 'outer dimensions, drawn'],
  ],
};
export default guide;

import { Figure } from '../../packages/ui/src/components/Figure/index.ts';
import type { Guide } from '../docs/guide.ts';

const guide: Guide = {
  anatomy: {
    height: 980,
    parts: [
      {
        name: 'Breadcrumb',
        selector: 'nav',
        text: 'Below the 72 px that the site’s header lies over, 56 px on phones.',
      },
      {
        name: 'Code',
        selector: 'h1',
        text: 'It shrinks until it fits its share of the width; the device stands before it where a cut-out is given.',
      },
      {
        name: 'Words',
        selector: 'section p',
        text: 'One sentence and a description, at most 28 rem wide above 768 px: they end where the widest device begins.',
      },
      {
        name: 'Actions',
        selector: 'section button',
        text: 'They wrap; on phones they fill the line.',
      },
      {
        name: 'Key figures',
        selector: 'dl',
        text: 'Columns with hairlines between, each figure above its label; rows on phones.',
      },
      {
        name: 'Aircraft',
        selector: 'section ul',
        text: 'Plans with codes, at least 44 px high; more than six are codes alone.',
      },
    ],
  },
  pairs: [
    {
      rule: 'Three key figures, the rest in the table',
      right: {
        show: (
          <ul>
            <li>
              Luminous flux <Figure value={13000} unit="lm" />
            </li>
            <li>
              At <Figure value={100} unit="m" />: <Figure value={27} unit="lx" />
            </li>
            <li>
              Weight <Figure value={845} unit="g" />
            </li>
          </ul>
        ),
        why: 'What a buyer asks first is seen at once.',
      },
      wrong: {
        show: (
          <ul>
            <li>
              Luminous flux <Figure value={13000} unit="lm" />
            </li>
            <li>
              At <Figure value={100} unit="m" />: <Figure value={27} unit="lx" />
            </li>
            <li>
              Weight <Figure value={845} unit="g" />
            </li>
            <li>
              Beam angle <Figure value={11} unit="°" />
            </li>
            <li>
              Rated power <Figure value={90} unit="W" />
            </li>
            <li>Ingress protection IP54</li>
          </ul>
        ),
        why: 'Where six are key, none is: a SpecificationTable has room for them.',
      },
    },
    {
      rule: 'One sentence under the code',
      right: { show: <p>Daylight at midnight.</p>, why: 'It is read with the code, at a glance.' },
      wrong: {
        show: <p>Four lamps on a gimbal that follows the camera, with strobe, dimming and heat control.</p>,
        why: 'That is the description, which stands below in a smaller size.',
      },
    },
  ],
  contract: [
    'The code is the page’s heading of level 1; it is text, which waits for no picture.',
    'The picture is read once; the copies that stand before the code have no words.',
    'Figures are a description list. The aircraft are a list of links, or of codes where they have no address.',
  ],
  related: [
    ['Hero', 'the first view of the home page'],
    ['SolutionStage', 'the head of an industry’s page'],
    ['SpecificationTable', 'all parameters of the product'],
    ['ModelViewer', 'the model in the place of the picture'],
  ],
};
export default guide;

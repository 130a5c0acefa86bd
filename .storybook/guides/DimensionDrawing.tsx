import { DimensionDrawing } from '../../packages/ui/src/components/DimensionDrawing/index.ts';
import type { Guide } from '../docs/guide.ts';

const translations = {
  label: (size: string) => `Outer dimensions: ${size}`,
  front: 'Front',
  side: 'Side',
  top: 'Top',
  card: 'In mm. Dashed: a bank card.',
};

const guide: Guide = {
  anatomy: {
    parts: [
      {
        name: 'Front',
        selector: '[role="img"] > div:nth-child(1)',
        text: 'The box from the front, with dashed centre lines.',
      },
      {
        name: 'Height',
        selector: '[role="img"] > div:nth-child(1) > span:last-child',
        text: 'A dimension line between its extension lines; each length is written once.',
      },
      {
        name: 'Side',
        selector: '[role="img"] > div:nth-child(2)',
        text: 'Its left side, to the right of the front: first-angle projection (ISO 128).',
      },
      {
        name: 'Top',
        selector: '[role="img"] > div:nth-child(3)',
        text: 'From above, below the front and as wide.',
      },
      {
        name: 'Bank card',
        selector: '[role="img"] > div:nth-child(4) > span',
        text: '85.6 × 53.98 mm (ISO/IEC 7810), dashed, to the scale of the views.',
      },
      { name: 'Caption', selector: 'figcaption', text: 'The unit, and what is dashed.' },
    ],
  },
  pairs: [
    {
      rule: 'Only lengths that are known',
      right: {
        show: <DimensionDrawing length={1024} height={256} translations={translations} />,
        why: 'Of a display only its panel is known: one view says that.',
      },
      wrong: {
        show: <DimensionDrawing length={1024} height={256} depth={100} translations={translations} />,
        why: 'A guessed depth fills two views and is read as measured.',
      },
    },
    {
      rule: 'The caption says the unit and what is dashed',
      right: {
        show: <DimensionDrawing length={58} height={36} depth={42} translations={translations} />,
        why: 'Figures have their unit, and the card is known by name.',
      },
      wrong: {
        show: (
          <DimensionDrawing
            length={58}
            height={36}
            depth={42}
            translations={{ ...translations, card: 'Dimensions' }}
          />
        ),
        why: 'The dashed box may be taken for a part of the product.',
      },
    },
  ],
  contract: [
    'One image, named by the lengths with their unit; what is written on it is not read a second time.',
    'A figure with a caption, which is read as text.',
    'It runs from left to right in every language.',
  ],
  related: [
    ['LineDrawing', 'a plan without measures'],
    ['ScaledPicture', 'cut-outs beside each other, each with a line of one length'],
    ['SpecificationTable', 'size and weight as values'],
  ],
};
export default guide;

import { Figure } from '../../packages/ui/src/components/Figure/index.ts';
import { ProductPlate, type ProductPlateProps } from '../../packages/ui/src/components/ProductPlate/index.ts';
import { cutoutOf } from '../../packages/ui/src/fixtures/product-pictures.tsx';
import type { Guide } from '../docs/guide.ts';

const figure = (value: number, unit: string) => <Figure size="card" value={value} unit={unit} />;
const megaphone: Omit<ProductPlateProps, 'line'> = {
  code: 'H1T',
  picture: cutoutOf('H1T'),
  href: '#H1T',
  figures: [
    { key: 'level', label: 'Level', value: figure(114, 'dB') },
    { key: 'reach', label: 'Reach', value: figure(300, 'm') },
    { key: 'weight', label: 'Weight', value: figure(96, 'g') },
  ],
};

const guide: Guide = {
  anatomy: {
    parts: [
      {
        name: 'Picture',
        selector: 'li > div:nth-child(1)',
        text: 'A cut-out in 4:3; without one the code stands in.',
      },
      {
        name: 'Code',
        selector: 'h3 a',
        text: 'The link, whose area is the whole plate; it shrinks until it fits the narrowest plate.',
      },
      {
        name: 'Compare box',
        selector: 'label',
        text: 'Above the area of the link, so that it takes its own press.',
      },
      { name: 'Line', selector: 'li > p', text: 'What it is for.' },
      {
        name: 'Key figures',
        selector: 'dl',
        text: 'Three equal columns, so that figures stand under each other from plate to plate.',
      },
      {
        name: 'Aircraft',
        selector: 'li > ul',
        text: 'Those that it fits; the visitor’s own is bold and has a tick.',
      },
    ],
  },
  pairs: [
    {
      rule: 'The line says what sets it apart',
      right: {
        show: (
          <ul>
            <ProductPlate {...megaphone} line="Small flagship, with text to speech" />
          </ul>
        ),
        why: 'It is true of this model and not of the next.',
      },
      wrong: {
        show: (
          <ul>
            <ProductPlate {...megaphone} line="Powerful, reliable, professional" />
          </ul>
        ),
        why: 'It could stand on every plate of the grid.',
      },
    },
  ],
  contract: [
    'A list item with a heading; the link is named by the code alone, and its focus marks the whole plate.',
    'The code that stands in for a picture is not read twice.',
    'The tick at the visitor’s own aircraft is said in words.',
    'Figures are a description list.',
  ],
  related: [
    ['ProductGrid', 'the grid it lies in'],
    ['SiblingCard', 'a model beside the one at hand'],
    ['Plate', 'a model named in a line or on a picture'],
    ['Ruler', 'a family on one scale, lit by the plate'],
  ],
};
export default guide;

import { Figure } from '../../packages/ui/src/components/Figure/index.ts';
import { PhraseText } from '../../packages/ui/src/components/PhraseText/index.ts';
import { Plate } from '../../packages/ui/src/components/Plate/index.ts';
import type { Guide } from '../docs/guide.ts';

const guide: Guide = {
  anatomy: {
    height: 1090,
    parts: [
      {
        name: 'Picture',
        selector: 'section > :first-child',
        text: 'Landscape 2:1, its 800 px reserved before it is there; on phones a portrait of 3:4.',
      },
      {
        name: 'Headline',
        selector: 'h1',
        text: 'A phrase a line, the end of the last warmed by the light; above 768 px a line passes its column rather than breaks.',
      },
      { name: 'Lead', selector: 'h1 + p', text: 'One or two sentences, at most 29 rem wide above 768 px.' },
      {
        name: 'Actions',
        selector: 'h1 ~ div > a',
        text: 'A button and a link; one below the other on phones, not printed.',
      },
      {
        name: 'Plate',
        selector: 'section [data-on-picture]',
        text: 'At the end of a leader line from the lamp of the picture; on phones without the line.',
      },
      {
        name: 'Strip',
        selector: '[data-theme="night"] > nav',
        text: 'Closes the first view, still in the night; here a CategoryStrip.',
      },
    ],
  },
  pairs: [
    {
      rule: 'A phrase a line',
      right: {
        show: (
          <p>
            <PhraseText
              lines
              phrases={['Light, voice', 'and reach', 'for work', 'in the dark.']}
              warm="dark."
            />
          </p>
        ),
        why: 'Each line makes sense where it ends.',
      },
      wrong: {
        show: (
          <p>
            <PhraseText lines phrases={['Light, voice and', 'reach for work in', 'the dark.']} warm="dark." />
          </p>
        ),
        why: 'Lines that end at “and” and “in” are read twice.',
      },
    },
    {
      rule: 'The plate says what can be looked up',
      right: {
        show: (
          <p>
            <Plate code="T90" cells={['on M350 RTK', <Figure key="flux" value={13000} unit="lm" />]} />
          </p>
        ),
        why: 'What is in the picture, and a figure of its data sheet.',
      },
      wrong: {
        show: (
          <p>
            <Plate code="T90" cells={['Brighter than ever']} />
          </p>
        ),
        why: 'Nobody can check it.',
      },
    },
  ],
  contract: [
    'The headline is the page’s heading of level 1, read as one sentence.',
    'The picture is read by its own words, or not at all where they are empty; the leader line is hidden.',
    'The light comes on once and needs no script; with reduced motion nothing moves.',
    'What lies below is in the document from the beginning, and seen after two seconds at the latest.',
  ],
  related: [
    ['ProductStage', 'the head of a product’s page'],
    ['SolutionStage', 'the head of an industry’s page'],
    ['PictureBanner', 'one other way through the site'],
    ['CategoryStrip', 'the families below it'],
  ],
};
export default guide;

import { CaptionedPicture } from '../../packages/ui/src/components/CaptionedPicture/index.ts';
import { nightOf } from '../../packages/ui/src/fixtures/product-pictures.tsx';
import type { Guide } from '../docs/guide.ts';

const guide: Guide = {
  pairs: [
    {
      rule: 'Say what the picture does not',
      right: {
        show: (
          <CaptionedPicture picture={nightOf('T90')} name="Four lamps">
            27 lx on the ground from 100 m, about a well-lit road.
          </CaptionedPicture>
        ),
        why: 'A figure that nobody sees in the picture.',
      },
      wrong: {
        show: (
          <CaptionedPicture picture={nightOf('T90')} name="Picture of the T90">
            The T90 with its four lamps lit.
          </CaptionedPicture>
        ),
        why: 'The words of the picture say that already, to those who do not see it.',
      },
    },
  ],
  contract: ['Figure with a caption: the picture is read by its own words, then name and sentence.'],
  related: [
    ['Picture', 'a picture without a caption'],
    ['FilmCard', 'a film that leads to a page of its own'],
    ['ScaledPicture', 'a cut-out over a line of a known length'],
  ],
};
export default guide;

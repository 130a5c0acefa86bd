import type { Language } from '@payload/catalog';
import { listInWords } from '@payload/catalog/in-words';
import type { DirectAnswer } from '@payload/search';
import { formatFigure } from '@payload/ui/Figure';
import { CompareIcon } from '@payload/ui/icons';
import type { SearchGroup, SearchHit } from '@payload/ui/SearchResults';
import type { TFunction } from 'i18next';
import { ProductPicture } from '../products/ProductPicture.tsx';

type SearchWords = TFunction<'search'>;

/** What the query asks for by its words alone, in the same rows as results; null where it asks for nothing so. */
export function answerGroup(
  answers: readonly DirectAnswer[],
  language: Language,
  t: SearchWords,
): SearchGroup | null {
  if (answers.length === 0) return null;
  return {
    key: 'answers',
    label: t('answers.kind'),
    icon: <CompareIcon size={20} />,
    hits: answers.map((answer) => hitOf(answer, language, t)),
  };
}

type Range = Extract<DirectAnswer, { is: 'none' }>['range'];
type Limit = Range['limits'][number];

const limitInWords = ({ bound, isStrict, text }: Limit, t: SearchWords) =>
  t(`answers.limits.${bound === 'most' ? 'most' : 'least'}${isStrict ? 'Strict' : ''}`, { figure: text });

/** What models are chosen among: `searchlights under 300 g for Matrice 30 / 30T`. */
function rangeInWords({ family, aircraft, limits }: Range, language: Language, t: SearchWords): string {
  const name = family?.title ?? t('answers.products');
  return t('answers.range', {
    family: name.charAt(0).toLowerCase() + name.slice(1),
    limits: limits.map((limit) => limitInWords(limit, t)).join(t('answers.and')),
    on:
      aircraft.length === 0
        ? ''
        : t('answers.on', {
            aircraft: listInWords(
              aircraft.map(({ title }) => title),
              language,
            ),
          }),
  });
}

function hitOf(answer: DirectAnswer, language: Language, t: SearchWords): SearchHit {
  if (answer.is === 'compare') {
    const { href, family, codes } = answer;
    const models = codes.length > 0 ? listInWords(codes, language) : family.title;
    return {
      key: href,
      href,
      title: t('answers.compare', { models }),
      detail: t('answers.compareLine'),
    };
  }
  const { is, href, entry } = answer;
  const { code, title } = entry;
  if (is === 'family') return { key: href, href, title, detail: entry.detail };
  if (is === 'none') {
    const { range, limit, figure } = answer;
    return {
      key: `${is} ${href}`,
      href,
      title: t('answers.none', { range: rangeInWords(range, language, t) }),
      detail: t('answers.noneLine', { limit: limitInWords(limit, t), code, figure }),
    };
  }
  const row = {
    key: `${is} ${href} ${'label' in answer ? answer.label : ''}`,
    href,
    code,
    picture: <ProductPicture resUrl={`products/${code}.webp`} sizes="64px" />,
  };
  switch (is) {
    case 'figure':
      return { ...row, title: answer.label, detail: title, figure: answer.figure };
    case 'at': {
      const { gives, metres, figure, verdict } = answer;
      const isOfVoice = gives === 'level' && verdict !== undefined;
      return {
        ...row,
        title: t(isOfVoice ? 'answers.level' : 'answers.light', { distance: formatFigure(metres, 'm') }),
        detail: isOfVoice ? t(`answers.heard.${verdict}`, { title }) : t('answers.lightLine', { title }),
        figure,
      };
    }
    case 'best': {
      const { label, place, count, figure, isMost, range } = answer;
      const order = isMost ? 'Most' : 'Least';
      if (range && place === 1) {
        const words = { label, count, range: rangeInWords(range, language, t) };
        const detail = t(count === 1 ? 'answers.only' : `answers.best${order}`, words);
        return { ...row, title, detail, figure };
      }
      const detail = t(`answers.place${order}`, { label, place, count });
      return { ...row, title, detail, figure };
    }
    default:
      return { ...row, title: t(`answers.${is}`), detail: t(`answers.${is}Line`, { title }) };
  }
}

import type { Language } from '@payload/catalog';
import { listInWords } from '@payload/catalog/in-words';
import type { DirectAnswer } from '@payload/search';
import { CompareIcon } from '@payload/ui/icons';
import type { SearchGroup, SearchHit } from '@payload/ui/SearchResults';
import type { TFunction } from 'i18next';
import { ProductPicture } from '../content/ProductPicture.tsx';

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
  const row = {
    key: `${is} ${href} ${'label' in answer ? answer.label : ''}`,
    href,
    code,
    picture: <ProductPicture resUrl={`products/${code}.webp`} sizes="64px" />,
  };
  switch (is) {
    case 'figure':
      return { ...row, title: answer.label, detail: title, figure: answer.figure };
    case 'best': {
      const { label, place, count, figure, isMost } = answer;
      const detail = t(isMost ? 'answers.placeMost' : 'answers.placeLeast', {
        label,
        place,
        count,
      });
      return { ...row, title, detail, figure };
    }
    default:
      return { ...row, title: t(`answers.${is}`), detail: t(`answers.${is}Line`, { title }) };
  }
}

import type { SpecValue } from '@payload/api/contract';
import { Figure, type FigureProps } from '@payload/ui/Figure';
import { useTranslation } from 'react-i18next';

/** A range of figures, and the E of E-Port, stay on one line in the narrowest column. */
const nonBreaking = (text: string) =>
  text.replaceAll(/(\d)–(?=\d)/g, '$1–\u2060').replaceAll(/\b(\p{Lu})-(?=\p{Lu})/gu, '$1-\u2060');

/** A specification value as it is shown: figures with their unit, words as they are, "not offered" in words. */
export function SpecContent({ value, size }: { value: SpecValue; size?: FigureProps['size'] }) {
  const { t } = useTranslation();
  switch (value.kind) {
    case 'figure':
      return <Figure value={value.value} unit={value.unit} size={size} />;
    case 'range':
      return <Figure value={{ from: value.from, to: value.to }} unit={value.unit} size={size} />;
    case 'size':
      return <Figure value={{ lengths: value.lengths }} unit={value.unit} size={size} />;
    case 'text':
      return nonBreaking(value.text);
    case 'none':
      return t('words.none');
  }
}

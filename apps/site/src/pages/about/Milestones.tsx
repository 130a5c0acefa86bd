import type { Language } from '@payload/catalog';
import { companyFigures, milestones } from '@payload/catalog/about';
import { Picture } from '@payload/ui/Picture';
import { type Milestone, MilestoneScale } from '@payload/ui/sections/about/MilestoneScale';
import { monthIn } from '@payload/view-models/texts/dates.ts';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { useTranslation } from 'react-i18next';
import { hungPicture } from './hung-picture.ts';

/** The history on one scale of time, with the payload that hangs from each of its months. */
export function Milestones({ language }: { language: Language }) {
  const { t } = useTranslation(['about', 'site']);
  const paths = pathsOf(language);
  const itemOf = ({ month, product }: (typeof milestones)[number]): Milestone => ({
    month,
    date: monthIn(language, month),
    title: t(`milestones.${month}.title`),
    text: t(`milestones.${month}.text`),
    code: product,
    href: paths.details('/product', product),
    picture: <Picture {...hungPicture(product)} sizes="(max-width: 768px) 88px, 134px" alt="" />,
  });
  const [first, ...others] = milestones;
  return (
    <MilestoneScale
      label={t('sections.milestones')}
      level={2}
      items={[itemOf(first), ...others.map(itemOf)]}
      outcome={companyFigures.map(({ key, value }) => ({
        figure: t('figures.atLeast', { value }),
        caption: t(`figures.${key}`),
      }))}
      translations={{
        carousel: t('site:home.carousel.carousel'),
        previous: t('scale.previous'),
        next: t('scale.next'),
        see: (code) => t('scale.see', { code }),
      }}
    />
  );
}

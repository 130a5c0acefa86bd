import type { Language } from '@payload/catalog';
import type { ApplyKind } from '@payload/flows/apply';
import { Button } from '@payload/ui/Button';
import { CheckIcon, CopyIcon } from '@payload/ui/icons';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormPage, SideGroup } from '../../apply/FormPage.tsx';
import { pathsOf } from '../../shell/paths.ts';
import * as styles from './SuccessPage.css.ts';

/** A request was taken: its number, and what happens next. */
export function RequestOutcome({
  of,
  number,
  language,
}: {
  of: ApplyKind;
  number: string;
  language: Language;
}) {
  const { t } = useTranslation(['apply']);
  const kind = of === 'exchange' || of === 'problem' ? of : 'repair';
  const facts = t(`success.request.${kind === 'problem' ? 'problem' : 'repair'}Facts`, {
    returnObjects: true,
  });
  return (
    <FormPage
      name={t('success.title')}
      title={t(`success.request.${kind}`)}
      lead={t('success.request.lead')}
      side={<SideGroup title={t('success.request.next')} facts={facts} />}
    >
      <RequestNumber number={number} />
      <div className={styles.acts}>
        <Button onClick={() => window.print()}>{t('success.print')}</Button>
        <Button variant="quiet" href={pathsOf(language).home}>
          {t('success.home')}
        </Button>
      </div>
    </FormPage>
  );
}

function RequestNumber({ number }: { number: string }) {
  const { t } = useTranslation(['apply']);
  const shown = useRef<HTMLElement>(null);
  const [state, setState] = useState<'copy' | 'copied' | 'notCopied'>('copy');
  const copy = () =>
    navigator.clipboard.writeText(number).then(
      () => setState('copied'),
      () => {
        if (shown.current) getSelection()?.selectAllChildren(shown.current);
        setState('notCopied');
      },
    );
  return (
    <div className={styles.number}>
      <p className={styles.numberLabel} id="request-number">
        {t('success.request.number')}
      </p>
      <figure ref={shown} className={styles.code} aria-labelledby="request-number" translate="no">
        {number}
      </figure>
      <Button
        size="toolbar"
        start={state === 'copied' ? <CheckIcon size={20} /> : <CopyIcon size={20} />}
        onClick={() => void copy()}
      >
        {t('success.request.copy')}
      </Button>
      <output>{state === 'copy' ? null : t(`success.request.${state}`)}</output>
    </div>
  );
}

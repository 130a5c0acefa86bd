import { hasEnded, type OwnRequest, sendsDevice } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { Actions } from '@payload/ui/Actions';
import { Button } from '@payload/ui/Button';
import { ReferenceNumber } from '@payload/ui/ReferenceNumber';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { Stack } from '@payload/ui/Stack';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormPage, SideGroup } from '../apply/FormPage.tsx';

interface RequestPageProps {
  kind: OwnRequest['type'];
  number: string;
  language: Language;
  /** @default it was sent just now */
  status?: OwnRequest['status'];
  /** Where it stands. */
  children: ReactNode;
  /** What was asked for, beside it. @default not known yet */
  slip?: ReactNode;
  /** Where one goes from here, after printing it. */
  actions: ReactNode;
}

/** A request's number, where it stands, and beside it what was asked for and what happens next. On paper it is a slip for the parcel. */
export function RequestPage({
  kind,
  number,
  language,
  status = 'submitted',
  actions,
  slip,
  children,
}: RequestPageProps) {
  const { t } = useTranslation(['apply']);
  const paths = pathsOf(language);
  const isNew = status === 'submitted';
  // The parcel is spoken of until it is there.
  const facts: Record<string, { name: string; text: string }> = t(
    `success.request.${kind === 'exchange' ? 'repair' : kind}Facts`,
    {
      returnObjects: true,
    },
  );
  const { parcel: _there, ...later } = facts;
  return (
    <FormPage
      name={t('success.title')}
      title={t(isNew ? `success.request.${kind}` : `success.request.later.${kind}`)}
      lead={t('success.request.lead')}
      side={
        <>
          {slip && (
            <Stack as="section">
              <SectionHeading size="xxs" title={t('success.request.slip')} />
              {slip}
            </Stack>
          )}
          {!hasEnded(status) && <SideGroup title={t('success.request.next')} facts={isNew ? facts : later} />}
        </>
      }
    >
      <ReferenceNumber
        number={number}
        translations={{
          label: t('success.request.number'),
          copy: t('success.request.copy'),
          copied: t('success.request.copied'),
          notCopied: t('success.request.notCopied'),
        }}
      />
      {children}
      <Actions onPhone="fill">
        <Button onClick={() => window.print()}>
          {t(sendsDevice(kind) ? 'success.printSlip' : 'success.print')}
        </Button>
        {actions}
        <Button variant="quiet" href={paths.home}>
          {t('success.home')}
        </Button>
      </Actions>
    </FormPage>
  );
}

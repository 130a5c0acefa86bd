import { type DeskChange, type DeskRequest, type RequestStatus, statusText } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { Actions } from '@payload/ui/Actions';
import { Button } from '@payload/ui/Button';
import { Menu, MenuGroup, MenuItem } from '@payload/ui/Menu';
import { Plate } from '@payload/ui/Plate';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { Stack } from '@payload/ui/Stack';
import { StatusSteps } from '@payload/ui/sections/desk/StatusSteps';
import { Text } from '@payload/ui/Text';
import { formatDateTime, lastDayBefore } from '@payload/web/language/date-time.ts';
import { useTranslation } from 'react-i18next';
import { lifeOf } from './life.ts';

interface RequestHeadProps {
  request: DeskRequest;
  language: Language;
  isBusy: boolean;
  onDo: (change: DeskChange) => void;
}

/** What a request is, where it stands, what it can become, and by when. */
export function RequestHead({ request, language, isBusy, onDo }: RequestHeadProps) {
  const { t } = useTranslation(['desk', 'requests']);
  const { number, type, status, productCode, createdAt, promisedBy, waitsFor, assignee } = request;
  const nameOf = (step: RequestStatus) => t(`requests:names.${statusText(type, step)}`);
  const life = lifeOf(type, status, request.next);
  return (
    <Stack gap={16} align="start">
      <Plate code={productCode} cells={[t(`kinds.${type}`)]} translate="no" />
      <SectionHeading
        level={2}
        size="s"
        title={number}
        lead={t('sentAs', {
          kind: t(`kinds.${type}`),
          day: formatDateTime(language, createdAt),
          language: t(`languages.${request.language}`),
        })}
      />
      <StatusSteps
        label={t('where')}
        busy={isBusy}
        steps={life.map((step) => ({
          key: step.status,
          label: nameOf(step.status),
          state: step.state,
          ...(request.next.includes(step.status)
            ? { onSet: () => onDo({ kind: 'status', status: step.status }) }
            : {}),
        }))}
        translations={{ done: t('done'), set: (step) => t('set', { step }) }}
      />
      {promisedBy !== null && (
        <Text tone={request.isOverdue ? 'critical' : 'text'}>
          {t('promised', { day: lastDayBefore(language, promisedBy) })}
        </Text>
      )}
      {waitsFor === 'customer' && <Text tone="quiet">{t('waits')}</Text>}
      <Actions gap="close">
        {assignee?.isYou ? (
          <Button size="toolbar" loading={isBusy} onClick={() => onDo({ kind: 'assign', to: 'nobody' })}>
            {t('giveBack')}
          </Button>
        ) : (
          <Button size="toolbar" loading={isBusy} onClick={() => onDo({ kind: 'assign', to: 'me' })}>
            {t('take')}
          </Button>
        )}
        {request.colleagues.length > 0 && (
          <Menu
            trigger={
              <Button size="toolbar" variant="quiet" loading={isBusy}>
                {t('handOn')}
              </Button>
            }
          >
            <MenuGroup label={t('handTo')}>
              {request.colleagues.map((colleague) => (
                <MenuItem key={colleague} onSelect={() => onDo({ kind: 'assign', to: { colleague } })}>
                  {colleague}
                </MenuItem>
              ))}
            </MenuGroup>
          </Menu>
        )}
        {request.canUndo && (
          <Button size="toolbar" variant="quiet" loading={isBusy} onClick={() => onDo({ kind: 'undo' })}>
            {t('undo')}
          </Button>
        )}
      </Actions>
    </Stack>
  );
}

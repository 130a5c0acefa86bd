import { Button } from '@payload/ui/Button';
import { CodeField } from '@payload/ui/CodeField';
import { FactList } from '@payload/ui/FactList';
import { Form } from '@payload/ui/Form';
import { Link } from '@payload/ui/Link';
import { QrPicture } from '@payload/ui/QrPicture';
import { Stack } from '@payload/ui/Stack';
import { Text } from '@payload/ui/Text';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { renderSVG } from 'uqr';
import type { DeskSessionSnapshot, SendToDeskSession } from './useDeskSession.ts';

/** Digits of an app's code. */
const codeLength = 6;

/** Pixels of the picture's side: a phone reads it from an arm's length. */
const qrSize = 240;

/** The code of an authenticator app, and before the first time what the app is set up with. */
export function SecondFactor({ session, send }: { session: DeskSessionSnapshot; send: SendToDeskSession }) {
  const { t } = useTranslation('desk');
  const id = useId();
  const { setup, code, failure } = session.context;
  const qr = useMemo(
    () => (setup === null ? null : `data:image/svg+xml,${encodeURIComponent(renderSVG(setup.uri))}`),
    [setup],
  );
  const error = failure === null ? undefined : t(`gate.wrong.${wordsOf(failure.key)}`);
  return (
    <Stack gap={24} align="start">
      <Text pretty>{t(setup === null ? 'gate.askText' : 'gate.setUpText')}</Text>
      {setup !== null && qr !== null && (
        <>
          <QrPicture
            src={qr}
            alt={t('gate.qr')}
            size={qrSize}
            caption={<Link href={setup.uri}>{t('gate.openApp')}</Link>}
          />
          <FactList
            layout="narrow"
            items={[{ key: 'key', name: t('gate.key'), text: setup.secret.replaceAll(/.{4}(?=.)/g, '$& ') }]}
          />
        </>
      )}
      <Form
        aria-label={t(setup === null ? 'gate.askTitle' : 'gate.setUpTitle')}
        onSubmit={() => send({ type: 'give' })}
        pending={session.matches('giving')}
        summary={{ title: t('gate.errorTitle') }}
        errors={error === undefined ? [] : [{ fieldId: id, text: error }]}
        actions={
          <Button variant="signal" type="submit" loading={session.matches('giving')}>
            {t(session.matches('giving') ? 'gate.giving' : 'gate.give')}
          </Button>
        }
      >
        <CodeField
          id={id}
          label={t('gate.code')}
          help={t('gate.codeHelp')}
          inputMode="numeric"
          length={codeLength}
          value={code}
          onValueChange={(typed) => send({ type: 'type', code: typed })}
          onComplete={() => send({ type: 'give' })}
          error={error}
        />
      </Form>
    </Stack>
  );
}

const known = ['incorrectFormat', 'verificationCodeIncorrect', 'operationFailure'] as const;

/** Which of the desk's own words say why a code was not taken. */
function wordsOf(key: string): (typeof known)[number] | 'other' {
  return known.find((each) => each === key) ?? 'other';
}

import { Button } from '@payload/ui/Button';
import { Form } from '@payload/ui/Form';
import { TextField } from '@payload/ui/TextField';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeskSessionSnapshot, SendToDeskSession } from './useDeskSession.ts';

/** The code that whoever runs the service hands to someone who is to set up an app. */
export function Enrolment({ session, send }: { session: DeskSessionSnapshot; send: SendToDeskSession }) {
  const { t } = useTranslation('desk');
  const id = useId();
  const { code, failure } = session.context;
  const error = failure === null ? undefined : t(`gate.notEnrolled.${wordsOf(failure.key)}`);
  const isWorking = session.matches('settingUp');
  return (
    <Form
      aria-label={t('gate.enrolTitle')}
      onSubmit={() => send({ type: 'give' })}
      pending={isWorking}
      summary={{ title: t('gate.errorTitle') }}
      errors={error === undefined ? [] : [{ fieldId: id, text: error }]}
      actions={
        <Button variant="signal" type="submit" loading={isWorking}>
          {t(isWorking ? 'gate.enrolling' : 'gate.enrol')}
        </Button>
      }
    >
      <TextField
        id={id}
        label={t('gate.enrolCode')}
        help={t('gate.enrolHelp')}
        required
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={code}
        readOnly={isWorking}
        onValueChange={(typed) => send({ type: 'type', code: typed })}
        error={error}
      />
    </Form>
  );
}

const known = ['incorrectFormat', 'verificationCodeIncorrect', 'operationFailure'] as const;

/** Which of the desk's own words say why a code was not taken. */
function wordsOf(key: string): (typeof known)[number] | 'other' {
  return known.find((each) => each === key) ?? 'other';
}

import { fieldsOf, type SignInActor, type View } from '@payload/flows/sign-in';
import { Actions } from '@payload/ui/Actions';
import { Banner } from '@payload/ui/Banner';
import { Button } from '@payload/ui/Button';
import { Form } from '@payload/ui/Form';
import { Stack } from '@payload/ui/Stack';
import { Text } from '@payload/ui/Text';
import { useSelector } from '@xstate/react';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorFocus } from '../form/useErrorFocus.ts';
import { FailureBanner } from './FailureBanner.tsx';
import { SignInFieldView } from './SignInFieldView.tsx';
import { useFieldTexts } from './useFieldTexts.ts';

type Asked = Exclude<View, 'forgotPassword'>;
type LinkText = 'usePassword' | 'useCode' | 'useEmail' | 'usePhone' | 'forgot' | 'register' | 'signIn';

/** Where each view leads besides its act. */
const linksOf: Readonly<Record<View, readonly (readonly [text: LinkText, view: Asked])[]>> = {
  login: [
    ['usePassword', 'passwordLogin'],
    ['forgot', 'forgot'],
    ['useEmail', 'englishLogin'],
    ['register', 'register'],
  ],
  englishLogin: [
    ['usePassword', 'emailPassword'],
    ['forgot', 'forgot'],
    ['usePhone', 'login'],
    ['register', 'register'],
  ],
  passwordLogin: [
    ['useCode', 'login'],
    ['forgot', 'forgot'],
    ['useEmail', 'emailPassword'],
    ['register', 'register'],
  ],
  emailPassword: [
    ['useCode', 'englishLogin'],
    ['forgot', 'forgot'],
    ['usePhone', 'passwordLogin'],
    ['register', 'register'],
  ],
  register: [],
  forgot: [],
  forgotPassword: [],
};

/** Where signing in can make an account, what is kept of it is said. */
const makesAccount: ReadonlySet<View> = new Set(['login', 'englishLogin', 'register']);

/** The form of the view that sign-in is at, with the ways to the other views. */
export function SignInForm({ actor, headingLevel }: { actor: SignInActor; headingLevel: 2 | 3 }) {
  const { t } = useTranslation(['account', 'form']);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const context = useSelector(actor, (state) => state.context);
  const { view, channel, typed, errors, refusals, failure } = context;
  const textsOf = useFieldTexts(context);
  const isSending = useSelector(
    actor,
    (state) => state.matches({ panel: 'open' }) && !state.matches({ panel: { open: { form: 'editing' } } }),
  );
  const fields = fieldsOf[view];

  const firstWrong = fields.find((field) => errors[field] !== undefined);
  useErrorFocus(refusals, firstWrong && id + firstWrong);

  const lastView = useRef(view);
  useEffect(() => {
    if (lastView.current === view) return;
    lastView.current = view;
    // What was pressed may be gone with its view.
    const { activeElement } = document;
    if (activeElement !== document.body && !root.current?.contains(activeElement)) return;
    const inputs = [...(root.current?.querySelectorAll<HTMLInputElement>('[data-field] input') ?? [])];
    (inputs.find(({ value }) => value === '') ?? inputs[0])?.focus();
  }, [view]);

  const show = (to: Asked) => actor.send({ type: 'show', view: to });
  const home: Asked = channel === 'phone' ? 'login' : 'englishLogin';
  const links = linksOf[view].length > 0 ? linksOf[view] : [['signIn', home] as const];

  return (
    <Stack ref={root}>
      <Stack gap={24}>
        {context.passwordChanged && (
          <Banner
            tone="positive"
            toneLabel={t('passwordChanged.label')}
            title={t('passwordChanged.title')}
            live="polite"
          >
            {t('passwordChanged.text')}
          </Banner>
        )}
        {failure && <FailureBanner failure={failure} view={view} />}
        <Form
          aria-label={t(`titles.${view}`)}
          errors={fields.flatMap((field) => {
            const { summary } = textsOf(field);
            return summary === undefined ? [] : [{ fieldId: id + field, text: summary }];
          })}
          summary={{ title: t('form:summary'), level: headingLevel }}
          pending={isSending}
          onSubmit={() => actor.send({ type: 'submit' })}
          actions={
            <Button type="submit" variant="signal" fullWidth loading={isSending}>
              {isSending ? t(`pending.${view}`) : t(`acts.${view}`)}
            </Button>
          }
        >
          {fields.includes('account') ? null : (
            // Password managers keep the new password under the account's name.
            <input type="text" autoComplete="username" value={typed[channel]} readOnly hidden />
          )}
          {fields.map((field) => (
            <SignInFieldView
              // Anew in each view: Chromium looks at a field once, and would miss the account beside a new password.
              key={`${view} ${channel} ${field}`}
              id={id + field}
              field={field}
              actor={actor}
              context={context}
              texts={textsOf(field)}
              readOnly={isSending}
            />
          ))}
        </Form>
      </Stack>
      <Actions layout="ends">
        {links.map(([text, to]) => (
          <Button key={text} variant="quiet" onClick={() => show(to)}>
            {t(`links.${text}`)}
          </Button>
        ))}
      </Actions>
      {makesAccount.has(view) && (
        <Text size="sm" tone="quiet" pretty>
          {t(`privacy.${channel}`)}
        </Text>
      )}
    </Stack>
  );
}

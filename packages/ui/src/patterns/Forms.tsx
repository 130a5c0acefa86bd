import { type ReactNode, useState } from 'react';
import { Breadcrumb } from '../components/Breadcrumb/index.ts';
import { Button } from '../components/Button/index.ts';
import { CodeField } from '../components/CodeField/index.ts';
import { Dialog } from '../components/Dialog/index.ts';
import type { FormError } from '../components/ErrorSummary/index.ts';
import { FactList } from '../components/FactList/index.ts';
import { FileUpload, type UploadFile } from '../components/FileUpload/index.ts';
import { Form } from '../components/Form/index.ts';
import { Link } from '../components/Link/index.ts';
import { Plate } from '../components/Plate/index.ts';
import { Section } from '../components/Section/index.ts';
import { SectionHeading } from '../components/SectionHeading/index.ts';
import { Stepper } from '../components/Stepper/index.ts';
import { TextField } from '../components/TextField/index.ts';
import { feedbackOf } from '../fixtures/feedback.ts';
import { formFieldsOf } from '../fixtures/form-fields.ts';
import { frameOf } from '../fixtures/index.ts';
import { formPageTextsOf } from '../fixtures/pages/forms.ts';
import { serviceOf } from '../fixtures/service.ts';
import { addedRows, uploadFiles, uploadLimits, uploadOf } from '../fixtures/upload.ts';
import * as layout from './columns.css.ts';
import { PageFrame } from './PageFrame.tsx';

type Globals = Record<string, unknown>;

type FormPageProps = {
  globals: Globals;
  /** Where the page is, below Service. */
  crumbs: readonly string[];
  /** What stands over title and form. */
  steps?: ReactNode;
  /** Beside the form: what explains it. It never holds input. */
  side: { title: string; content?: ReactNode; facts: readonly string[][] };
  children: ReactNode;
};

/** A form and what explains it: one column of 600 px, and one beside it. */
function FormPage({ globals, crumbs, steps, side, children }: FormPageProps) {
  return (
    <PageFrame globals={globals} current="service">
      <Section as="div" space="end" className={layout.page}>
        <Breadcrumb
          label={frameOf(globals).breadcrumb.label}
          items={[formPageTextsOf(globals).service, ...crumbs].map((label, index) =>
            index < crumbs.length ? { label, href: `#${label}` } : { label },
          )}
        />
        {steps}
        <div className={layout.beside}>
          <div className={layout.stack}>{children}</div>
          <aside className={layout.side}>
            <SectionHeading size="xxs" title={side.title} />
            {side.content}
            <FactList
              layout="inline"
              items={side.facts.map(([name = '', text]) => ({ key: name, name, text }))}
            />
          </aside>
        </div>
      </Section>
    </PageFrame>
  );
}

/** What is wrong in the activation form now; the page keeps it, the fields keep what they hold. */
function useErrors(first: readonly FormError[]) {
  const [errors, setErrors] = useState(first);
  return {
    errors,
    setErrors,
    errorOf: (id: string) => errors.find(({ fieldId }) => fieldId === id)?.text,
    mend: (id: string) => setErrors((all) => all.filter(({ fieldId }) => fieldId !== id)),
  };
}

/** Activation: three codes, and one of them is wrong when it is sent. */
export function ActivatePage({
  globals,
  refused = false,
  signIn = false,
}: {
  globals: Globals;
  /** It was sent, and the answer is there. */
  refused?: boolean;
  /** The sign-in panel stands over it. */
  signIn?: boolean;
}) {
  const texts = formFieldsOf(globals);
  const { activate } = formPageTextsOf(globals);
  const wrong: FormError[] = [{ fieldId: 'code', text: texts.codeWrong }];
  const { errors, setErrors, errorOf, mend } = useErrors(refused ? wrong : []);
  return (
    <>
      <FormPage
        globals={globals}
        crumbs={[activate.crumb]}
        side={{
          title: activate.label,
          content: (
            <>
              <div>
                <Plate code="T90" cells={['SN T90A 2309 00417', 'VC ****']} />
              </div>
              <p className={layout.quiet}>{activate.labelText}</p>
            </>
          ),
          facts: activate.facts,
        }}
      >
        <SectionHeading level={1} title={activate.title} lead={activate.lead} />
        <Form
          errors={errors}
          summary={{ title: texts.failTitle, text: texts.failText }}
          onSubmit={(event) => {
            const entered = new FormData(event.currentTarget);
            setErrors(entered.get('code') === '8K20' ? [] : wrong);
          }}
          actions={
            <>
              <Button type="submit" variant="signal">
                {texts.activate}
              </Button>
              <span>{texts.kept}</span>
            </>
          }
        >
          <TextField
            name="serial"
            required
            variant="code"
            label={texts.serial}
            help={texts.serialHelp}
            defaultValue="T90A230900417"
          />
          <CodeField
            id="code"
            name="code"
            required
            autoComplete="off"
            label={texts.verification}
            help={texts.verificationHelp}
            defaultValue="8K2O"
            error={errorOf('code') && texts.verificationError}
            onValueChange={() => mend('code')}
          />
          <TextField
            name="activation"
            required
            variant="code"
            label={activate.code}
            help={activate.codeHelp}
            defaultValue="JZ7F-30QX-118B"
          />
        </Form>
      </FormPage>
      {signIn && <SignIn globals={globals} />}
    </>
  );
}

function SignIn({ globals }: { globals: Globals }) {
  const { dialog } = feedbackOf(globals);
  const texts = formFieldsOf(globals);
  const { signIn } = formPageTextsOf(globals);
  return (
    <Dialog defaultOpen title={dialog.title} description={dialog.description} closeLabel={dialog.close}>
      <Form
        summary={{ title: signIn.kept }}
        actions={
          <Button type="submit" variant="signal" className={layout.wide}>
            {signIn.act}
          </Button>
        }
      >
        <TextField type="email" label={dialog.email} defaultValue={signIn.address} autoComplete="email" />
        <CodeField
          label={texts.code}
          help={texts.codeHelp}
          resend={{ onResend: () => {}, translations: texts.resend }}
        />
      </Form>
      <div className={layout.apart}>
        <Link href="#password">{signIn.password}</Link>
        <Link href="#forgot">{dialog.forgot}</Link>
      </div>
      <p className={layout.small}>{dialog.terms}</p>
    </Dialog>
  );
}

/** The second of four steps: what happened, and pictures of it. */
export function RepairPage({ globals }: { globals: Globals }) {
  const texts = formFieldsOf(globals);
  const upload = uploadOf(globals);
  const { repair } = formPageTextsOf(globals);
  const { repair: process, stepper } = serviceOf(globals);
  const shown = ['front', 'label', 'flight', 'test'];
  const [files, setFiles] = useState<UploadFile[]>(() =>
    uploadFiles(globals).filter(({ id }) => shown.includes(id)),
  );
  return (
    <FormPage
      globals={globals}
      crumbs={repair.crumbs}
      steps={
        <Stepper
          className={layout.spaced}
          label={process.label}
          steps={process.steps}
          current={1}
          phone="all"
          translations={stepper}
        />
      }
      side={{ title: repair.before, facts: repair.facts }}
    >
      <div className={layout.group}>
        <SectionHeading level={1} title={repair.title} />
        <p className={layout.small}>{repair.draft}</p>
      </div>
      <Form
        summary={{ title: repair.failed }}
        actions={
          <>
            <Button type="submit" variant="signal">
              {repair.act}
            </Button>
            <span>{repair.waiting}</span>
          </>
        }
      >
        <TextField
          multiline
          name="happened"
          label={texts.happened}
          help={texts.happenedHelp}
          counter={{ limit: 1000, ...texts.counter }}
          defaultValue={repair.happened}
        />
        <FileUpload
          label={upload.label}
          help={upload.help}
          limits={uploadLimits}
          files={files}
          onAdd={(added) => setFiles((all) => addedRows(all, added))}
          onRemove={(id) => setFiles((all) => all.filter((file) => file.id !== id))}
          translations={upload.translations}
        />
      </Form>
    </FormPage>
  );
}

import type { Courier, RequestProduct } from '@payload/api/contract';
import { type ReturnKind, repairSteps, submittingStep } from '@payload/flows/apply';
import { RadioGroup } from '@payload/ui/RadioGroup';
import { Stepper } from '@payload/ui/Stepper';
import type { PageProps } from '@payload/web/navigation/page.ts';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { CourierField, ModelField } from '../../features/apply/ChoiceFields.tsx';
import { drafts } from '../../features/apply/drafts.ts';
import { FilesField } from '../../features/apply/FilesField.tsx';
import { SideGroup } from '../../features/apply/FormPage.tsx';
import { ServiceFormPage } from '../../features/apply/ServiceFormPage.tsx';
import { defineServicePage } from '../../features/apply/service-page.ts';
import { useAddressedSerial } from '../../features/apply/useAddressedSerial.ts';
import { type ServiceForm, useForm } from '../../features/apply/useForm.ts';
import { ParcelAddress } from '../../features/requests/ParcelAddress.tsx';

interface RepairData {
  products: RequestProduct[];
  couriers: Courier[];
}

const kinds = ['repair', 'exchange'] as const satisfies ReturnKind[];

/** The choice that an address holds, so that a link can lead to an exchange. */
function kindIn(search: URLSearchParams): ReturnKind | undefined {
  return kinds.find((kind) => kind === search.get('type'));
}

/** Who has a tracking number has asked and shipped; whoever has just come has not. */
function stepOf({ context: { typed } }: ServiceForm): (typeof repairSteps)[number] {
  return typed.trackingNumber.trim() === '' ? 'consult' : submittingStep;
}

function Repair({ data: { products, couriers }, search, language }: PageProps<RepairData>) {
  const { t } = useTranslation(['apply', 'site']);
  const navigate = useNavigate();
  const form = useForm('repair', language);
  useAddressedSerial(form, search);
  const codes = useMemo(() => products.map(({ code }) => code), [products]);
  const { kind } = form.context;
  const requestedKind = kindIn(search);
  const isExchange = kind === 'exchange';

  const { choose, isReady } = form;
  const follow = useEffectEvent((wanted: string | undefined) => {
    const found = kinds.find((one) => one === wanted);
    if (found !== undefined && found !== kind) choose(found);
  });
  useEffect(() => {
    if (isReady) follow(requestedKind ?? drafts.stored('repair')?.kind);
  }, [requestedKind, isReady]);

  return (
    <ServiceFormPage
      form={form}
      language={language}
      text="repair"
      name={t('site:menu.repair')}
      title={t(isExchange ? 'repair.titleExchange' : 'repair.title')}
      act={t(isExchange ? 'repair.actExchange' : 'repair.act')}
      codes={codes}
      steps={
        <Stepper
          label={t('steps.label')}
          steps={repairSteps.map((step) => ({ label: t(`steps.${step}`) }))}
          current={repairSteps.indexOf(stepOf(form))}
          phone="all"
          translations={{
            position: (step, steps) => t('steps.position', { step, steps }),
            done: t('steps.done'),
            invalid: t('steps.invalid'),
          }}
        />
      }
      side={
        <>
          <SideGroup
            title={t('repair.before')}
            facts={t('repair.facts', { returnObjects: true })}
            more={{ href: pathsOf(language).policy('repair'), label: t('policies.repair') }}
          />
          <SideGroup
            title={t('repair.rules')}
            quiet
            facts={t('repair.ruleFacts', { returnObjects: true })}
            more={{ href: pathsOf(language).policy('return'), label: t('policies.return') }}
          />
          <ParcelAddress language={language} />
        </>
      }
      first={
        <RadioGroup
          name="kind"
          label={t('repair.kind')}
          variant="cards"
          value={kind}
          onValueChange={(value) => {
            const chosen = kinds.find((one) => one === value);
            if (chosen === undefined) return;
            choose(chosen);
            void navigate(pathsOf(language).repair(chosen), { replace: true, preventScrollReset: true });
          }}
          options={kinds.map((value) => ({
            value,
            label: t(`repair.kinds.${value}.label`),
            help: t(`repair.kinds.${value}.help`),
          }))}
        />
      }
      special={{
        productCode: <ModelField form={form} products={products} />,
        courier: <CourierField form={form} couriers={couriers} />,
        uploads: <FilesField form={form} />,
      }}
    />
  );
}

export const page = defineServicePage<RepairData>({
  name: 'repair',
  load: async ({ language, source }) => {
    const [products, couriers] = await Promise.all([
      source.requestProducts(language),
      source.couriers(language),
    ]);
    return { products, couriers };
  },
  Page: Repair,
});

import type { MessageKey } from '@payload/api/contract';
import {
  type ApplyField,
  type ApplyKind,
  applyKinds,
  type FormView,
  fieldsOf,
  formViewOf,
  isOpen,
} from '@payload/flows/apply';
import { i18nOf, prepareTexts } from '@payload/web/language/i18n.ts';
import { beforeAll, expect, it } from 'vitest';
import { errorOf, summaryOf } from './form-errors.ts';
import { formOf } from './forms.ts';
import type { ServiceForm } from './useForm.ts';

beforeAll(() => prepareTexts('cn', ['apply', 'request-fields', 'messages']));

type Told = Partial<Pick<FormView['context'], 'errors' | 'failure'> & Pick<ServiceForm, 'unnamed'>>;

/** A form of a kind that tells this. */
function formThat(kind: ApplyKind, { unnamed = {}, ...told }: Told): ServiceForm {
  const name = kind === 'exchange' ? 'repair' : kind;
  const { actor, send, type, choose } = formOf(name);
  const view = formViewOf(actor.getSnapshot());
  return {
    ...view,
    context: { ...view.context, kind, ...told },
    name,
    idOf: (field) => field,
    unnamed,
    noteUnnamed: () => {},
    send,
    type,
    choose,
  };
}

const names: ['apply', 'request-fields', 'messages'] = ['apply', 'request-fields', 'messages'];
const words = () => i18nOf('cn').getFixedT(null, names);
/** Without the marks that keep words on one line. */
const plain = (text: unknown) => String(text).replaceAll('\u2060', '');

it.each([
  ['repair', 'contact', 'cannotBeEmpty', /^联系人不能为空。请填写联系人姓名。$/],
  ['repair', 'phone', 'incorrectFormat', /^联系电话格式不正确。只填数字/],
  ['repair', 'uploads', 'operationFailure', /请重新上传或将其移除。$/],
  ['activation', 'serialNumber', 'pleaseEnterSerialNumber', /^请输入设备序列号/],
  ['activation', 'verificationCode', 'pleaseEnterFourDigitCode', /^请输入 4 位校验码$/],
  ['care', 'serialNumber', 'checkFail', /^校验失败。没有使用此序列号的已激活设备。/],
  ['care', 'verificationCode', 'pleaseEnterVerificationCode', /^请输入校验码。.*证明设备在您手中/],
  ['care', 'serialNumber', 'coveredByAnotherAccount', /请改用该账号登录/],
  ['care', 'serialNumber', 'ofAnotherAccount', /核实设备归属/],
  ['repair', 'phone', 'phoneNeedsCountry', /国家代码，如 \+44/],
  ['quote', 'phone', 'phoneNeedsCountry', /国家代码，如 \+44/],
  ['care', 'phone', 'phoneNeedsCountry', /国家代码，如 \+44/],
] as const)('%s says of %s with %s what to do', (kind, field, key, said) => {
  expect(plain(errorOf(formThat(kind, { errors: { [field]: key } }), field, words()))).toMatch(said);
});

it.each([
  ['repair', 'productCode', '没有这个型号。请选择型号。'],
  ['repair', 'courier', '没有这家快递公司。请选择快递公司。'],
  ['quote', 'items', '没有这个型号。请至少添加一款产品。'],
] as const)('%s does not call %s empty while something stands there', (kind, field, said) => {
  const form = formThat(kind, {
    errors: { contact: 'cannotBeEmpty', [field]: 'cannotBeEmpty' },
    unnamed: { [field]: '12 街' },
    failure: null,
  });
  expect(plain(errorOf(form, field, words()))).toBe(said);
  const { errors = [] } = summaryOf(form, words());
  const [message] = said.split('。');
  expect(errors.map(({ text }) => plain(text))).toContain(message);
  expect(errors.map(({ text }) => plain(text))).toContain('联系人不能为空');
});

it.each(applyKinds)(
  'tells of each field of %s what to do where it is wrong, or empty and asked for',
  (kind) => {
    const said = (field: ApplyField, key: MessageKey) =>
      plain(errorOf(formThat(kind, { errors: { [field]: key } }), field, words()));
    const silent = fieldsOf[kind].filter((field) => !said(field, 'incorrectFormat').endsWith('。'));
    // Two have a message of their own where they are empty, and files are asked for by no form.
    const asked = fieldsOf[kind].filter(
      (field) => !['serialNumber', 'verificationCode', 'uploads'].includes(field) && !isOpen(kind, field),
    );
    expect([...silent, ...asked.filter((field) => !said(field, 'cannotBeEmpty').endsWith('。'))]).toEqual([]);
  },
);

it('counts what is empty, and names each field in the order of the form', () => {
  const form = formThat('repair', {
    errors: { phone: 'incorrectFormat', description: 'cannotBeEmpty', contact: 'cannotBeEmpty' },
    failure: null,
  });
  const { errors = [], summary } = summaryOf(form, words());
  expect(plain(summary?.title)).toBe('申请未提交。');
  expect(errors.map((error) => ('fieldId' in error ? error.fieldId : ''))).toEqual([
    'contact',
    'phone',
    'description',
  ]);
  expect(errors.map((error) => plain(error.text))).toEqual(['联系人', '联系电话格式不正确', '故障描述']);
  expect(plain(errors[0] && 'group' in errors[0] && errors[0].group)).toBe('2 项未填写');
});

it.each([
  ['activation', '校验失败，设备未激活。'],
  ['care', '校验失败，设备未加入无忧服务。'],
] as const)('says of a check that failed for %s what it means', (kind, title) => {
  const failure = { kind: 'refused', key: 'checkFail', field: null } as const;
  const { summary, errors } = summaryOf(formThat(kind, { errors: {}, failure }), words());
  expect(plain(summary?.title)).toBe(title);
  expect(plain(errors?.[0]?.text)).toMatch(/^请逐一核对标签和卡片/);
});

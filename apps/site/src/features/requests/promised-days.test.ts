import { promisedDays, reportingDays, sendingDays } from '@payload/api/contract';
import cnApply from '@payload/catalog/locales/cn/apply.json' with { type: 'json' };
import cnPolicies from '@payload/catalog/locales/cn/policies.json' with { type: 'json' };
import cnRequests from '@payload/catalog/locales/cn/requests.json' with { type: 'json' };
import enApply from '@payload/catalog/locales/en/apply.json' with { type: 'json' };
import enPolicies from '@payload/catalog/locales/en/policies.json' with { type: 'json' };
import enRequests from '@payload/catalog/locales/en/requests.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';

const texts = {
  en: { apply: enApply, policies: enPolicies, requests: enRequests },
  cn: { apply: cnApply, policies: cnPolicies, requests: cnRequests },
};

const lateRule = ({ name, text }: { name: string; text: string }) => `${name} ${text}`;

const waysToBuy = ({ sections }: { sections: readonly { items?: readonly string[] }[] }) =>
  sections.flatMap(({ items = [] }) => items).join(' ');

/** The numbers of days that a text names. */
const daysIn = (text: string) =>
  [...text.matchAll(/(\d+) (?:calendar )?(?:days|天|日|个自然日)/g)].map(([, count]) => Number(count));

describe.each(['en', 'cn'] as const)(
  'texts that are read before a request has its days, in %s',
  (language) => {
    const { apply, policies, requests } = texts[language];

    it.each([
      ['an answer to a quote request, where it is asked for', promisedDays.quote, apply.quote.lead],
      ['the same, where it is found', promisedDays.quote, apply.quote.description],
      ['the same, beside the form', promisedDays.quote, apply.quote.facts.price.text],
      ['the same, on the way to buy', promisedDays.quote, waysToBuy(policies.buying)],
      ['the sending of a device', sendingDays, apply.repair.facts.send.text],
      ['the same, among the rules', sendingDays, lateRule(apply.repair.ruleFacts.late)],
      ['the same, once it is asked for', sendingDays, requests.next.submitted],
      ['a report of damage', reportingDays, apply.repair.ruleFacts.damage.text],
      ['the same, once it is back', reportingDays, requests.next.returned],
    ])('give %s the days that the service computes with', (_name, days, text) => {
      expect(daysIn(text)).toEqual([days]);
    });
  },
);

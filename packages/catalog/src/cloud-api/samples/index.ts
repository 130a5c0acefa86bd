import type { Language } from '../../language.ts';
import type { Call, CloudApi } from '../source.ts';
import { curlSample } from './curl.ts';
import { javaClassOf, javaSample } from './java.ts';
import { pythonSample } from './python.ts';
import { sampleMessageOf } from './sample-message.ts';
import { typescriptSample } from './typescript.ts';

/** Languages that samples are in, in the order in which they are offered. */
export const sampleLanguages = ['curl', 'python', 'typescript', 'java'] as const;
export type SampleLanguage = (typeof sampleLanguages)[number];

export interface Sample {
  readonly language: SampleLanguage;
  /** Name of the file that it runs as. */
  readonly file: string;
  readonly code: string;
}

/**
 * A call in every language. Each program publishes the message through the broker's REST gateway, as the documents describe it,
 * and ends with an error where nobody receives it.
 *
 * @param title what the call does, in the language
 */
export function samplesOf(api: CloudApi, call: Call, title: string, language: Language): readonly Sample[] {
  const address = api.topics.find(({ key }) => key === call.topic)?.address;
  if (address === undefined) throw new Error(`${api.id} has no topic ${call.topic}.`);
  const message = sampleMessageOf(call, address, title, language);
  const name = call.topic === 'requests_reply' ? `${call.method}_reply` : call.method;
  const dashed = name.replaceAll('_', '-');
  return [
    { language: 'curl', file: `${dashed}.sh`, code: curlSample(message) },
    { language: 'python', file: `${name}.py`, code: pythonSample(message) },
    { language: 'typescript', file: `${dashed}.mts`, code: typescriptSample(message) },
    { language: 'java', file: `${javaClassOf(call.method)}.java`, code: javaSample(message) },
  ];
}

export { type AsyncApiFile, asyncApiOf, type DocumentWords } from './asyncapi.ts';
export { cloudApis } from './cloud-apis.ts';
export { md5 } from './md5.ts';
export { floatingMessage, storageMessage } from './payload-messages.ts';
export {
  hasSpeaker,
  isData,
  type Message,
  type SimulatedPayload,
  type Surroundings,
  valueOf,
} from './payload-state.ts';
export { type Sample, type SampleLanguage, sampleLanguages, samplesOf } from './samples/index.ts';
export { advance, nextDue, receive, switchOn } from './simulated-payload.ts';
export {
  type Call,
  type CloudApi,
  type CloudApiId,
  cloudApiIds,
  type Data,
  type ErrorCode,
  type Field,
  type FieldRange,
  type Notification,
  type TopicKey,
  type Widget,
  type WidgetRole,
} from './source.ts';

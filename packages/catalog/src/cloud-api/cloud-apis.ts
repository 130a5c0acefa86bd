import { directCalls, speakerCalls, storageReply, widgetCall } from './calls.ts';
import { soundErrors, speakerErrors, widgetErrors } from './errors.ts';
import {
  customData,
  directFloatingWindow,
  directProgress,
  directTopics,
  envelope,
  floatingWindow,
  progress,
  readyState,
  resourceUpload,
  storageRequest,
  topics,
  values,
} from './fields.ts';
import type { Call, CloudApi, CloudApiId, Notification } from './source.ts';
import { widgets } from './widgets.ts';

interface Own {
  readonly name: string;
  readonly firmware?: string;
  /** Calls of its loudspeaker, none where it has none. */
  readonly speaker: readonly Call[];
  /** The widget that the example of `psdk_widget_value_set` sets. */
  readonly example: { index: number; value: number };
  /** The one of the direct channel, which docks before Dock 3 do not have. */
  readonly direct?: { index: number; value: number };
  /** Told in data of its own. */
  readonly told?: readonly Notification[];
}

const own: Readonly<Record<CloudApiId, Own>> = {
  megaphone: {
    name: 'H1T',
    speaker: speakerCalls({
      en: {
        text: 'Attention. The river is rising. Please leave the bank now.',
        md5: '36e8eb027bf1ee7a2a081ded97b0a722',
      },
      cn: {
        text: '请注意，河水正在上涨，请立即离开河岸。',
        md5: 'e18bda1126c6dcd446598515365f3f37',
      },
    }),
    example: { index: 5, value: 3 },
    direct: { index: 5, value: 3 },
  },
  t40s: {
    name: 'T40S',
    speaker: speakerCalls({
      en: {
        text: 'You in the red jacket: stay where you are. Help is on its way.',
        md5: '03d7560605a5cc583306674213cd3979',
      },
      cn: {
        text: '穿红色外套的同志，请留在原地，救援人员马上就到。',
        md5: '48fe50dcd1f01ecd0c02804b707d9166',
      },
    }),
    example: { index: 1, value: 60 },
  },
  s3mini: {
    name: 'S3mini',
    firmware: '2.4.1',
    speaker: [],
    example: { index: 2, value: 1 },
    direct: { index: 0, value: 1 },
  },
  m3d: {
    name: 'M3D',
    speaker: speakerCalls({
      en: {
        text: 'This area is closed. Please go back to the road.',
        md5: '73413f1edf5803bdc28c6e3150d23e84',
      },
      cn: { text: '前方区域已封闭，请返回道路。', md5: '5339638ab833de10ef2818b1177fce0a' },
    }),
    example: { index: 9, value: 1 },
    direct: { index: 0, value: 1 },
    told: [customData],
  },
};

function apiOf(id: CloudApiId): CloudApi {
  const { name, firmware = '1.4.0', speaker, example, direct, told = [] } = own[id];
  const hasSpeaker = speaker.length > 0;
  const services = [...speaker, widgetCall(example)];
  return {
    id,
    device: { name, serial: `${name.toUpperCase()}-SAMPLE-01`, firmware, library: '3.9.2' },
    topics: [...topics, ...(direct ? directTopics : [])],
    envelope,
    calls: [...services, storageReply],
    direct: direct ? directCalls(services, direct) : [],
    notifications: [
      ...(hasSpeaker ? progress : []),
      ...told,
      floatingWindow,
      resourceUpload,
      storageRequest,
      readyState,
      values(hasSpeaker),
      ...(direct ? [directFloatingWindow, ...(hasSpeaker ? [directProgress] : [])] : []),
    ],
    widgets: widgets[id],
    errors: hasSpeaker ? [...speakerErrors, ...widgetErrors, ...soundErrors] : widgetErrors,
  };
}

/** The one description of each document's calls and messages. Files, samples, console and simulated dock are made of it. */
export const cloudApis: Readonly<Record<CloudApiId, CloudApi>> = {
  megaphone: apiOf('megaphone'),
  t40s: apiOf('t40s'),
  s3mini: apiOf('s3mini'),
  m3d: apiOf('m3d'),
};

/** The samples' serial number of the dock. */
export const sampleGateway = 'DOCK-SAMPLE-01';

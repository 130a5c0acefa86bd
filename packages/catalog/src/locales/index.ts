// Written by npm run snapshots from the files in this folder. A page may load each of `pages` by itself; `service` is what
// replies, mails and files are made of, and `products` the written part of each model.
import cnAbout from './cn/about.json' with { type: 'json' };
import cnAccount from './cn/account.json' with { type: 'json' };
import cnAnnouncements from './cn/announcements.json' with { type: 'json' };
import cnAnswers from './cn/answers.json' with { type: 'json' };
import cnApply from './cn/apply.json' with { type: 'json' };
import cnBeam from './cn/beam.json' with { type: 'json' };
import cnBench from './cn/bench.json' with { type: 'json' };
import cnBuying from './cn/buying.json' with { type: 'json' };
import cnCloudApi from './cn/cloud-api.json' with { type: 'json' };
import cnCompareAcross from './cn/compare-across.json' with { type: 'json' };
import cnContacts from './cn/contacts.json' with { type: 'json' };
import cnDesk from './cn/desk.json' with { type: 'json' };
import cnDeskTemplates from './cn/desk-templates.json' with { type: 'json' };
import cnDevice from './cn/device.json' with { type: 'json' };
import cnDimensions from './cn/dimensions.json' with { type: 'json' };
import cnDocuments from './cn/documents.json' with { type: 'json' };
import cnDownload from './cn/download.json' with { type: 'json' };
import cnDownloads from './cn/downloads.json' with { type: 'json' };
import cnDrawn from './cn/drawn.json' with { type: 'json' };
import cnExport from './cn/export.json' with { type: 'json' };
import cnFaq from './cn/faq.json' with { type: 'json' };
import cnFirmware from './cn/firmware.json' with { type: 'json' };
import cnFlash from './cn/flash.json' with { type: 'json' };
import cnFootprint from './cn/footprint.json' with { type: 'json' };
import cnForm from './cn/form.json' with { type: 'json' };
import cnHelp from './cn/help.json' with { type: 'json' };
import cnIndividuality from './cn/individuality.json' with { type: 'json' };
import cnIndustries from './cn/industries.json' with { type: 'json' };
import cnLamp from './cn/lamp.json' with { type: 'json' };
import cnLoad from './cn/load.json' with { type: 'json' };
import cnMessages from './cn/messages.json' with { type: 'json' };
import cnModel from './cn/model.json' with { type: 'json' };
import cnNotices from './cn/notices.json' with { type: 'json' };
import cnOffline from './cn/offline.json' with { type: 'json' };
import cnOpenData from './cn/open-data.json' with { type: 'json' };
import cnPolicies from './cn/policies.json' with { type: 'json' };
import cnPort from './cn/port.json' with { type: 'json' };
import cnProblems from './cn/problems.json' with { type: 'json' };
import cnProductsDisplayEquipment from './cn/products/displayEquipment.json' with { type: 'json' };
import cnProductsFlashinglight from './cn/products/flashinglight.json' with { type: 'json' };
import cnProductsIntegratedmachine from './cn/products/integratedmachine.json' with { type: 'json' };
import cnProductsLoadbracket from './cn/products/loadbracket.json' with { type: 'json' };
import cnProductsMegaphone from './cn/products/megaphone.json' with { type: 'json' };
import cnProductsSearchlight from './cn/products/searchlight.json' with { type: 'json' };
import cnProductsThrower from './cn/products/thrower.json' with { type: 'json' };
import cnRehearsal from './cn/rehearsal.json' with { type: 'json' };
import cnRequestFields from './cn/request-fields.json' with { type: 'json' };
import cnRequests from './cn/requests.json' with { type: 'json' };
import cnSearch from './cn/search.json' with { type: 'json' };
import cnSearchWords from './cn/search-words.json' with { type: 'json' };
import cnServiceAccountMail from './cn/service/account-mail.json' with { type: 'json' };
import cnServiceAircraft from './cn/service/aircraft.json' with { type: 'json' };
import cnServiceCodeMail from './cn/service/code-mail.json' with { type: 'json' };
import cnServiceCouriers from './cn/service/couriers.json' with { type: 'json' };
import cnServiceDeviceList from './cn/service/device-list.json' with { type: 'json' };
import cnServiceHttp from './cn/service/http.json' with { type: 'json' };
import cnServiceManifest from './cn/service/manifest.json' with { type: 'json' };
import cnServiceManuals from './cn/service/manuals.json' with { type: 'json' };
import cnServiceNoticeFeed from './cn/service/notice-feed.json' with { type: 'json' };
import cnServiceNoticeMail from './cn/service/notice-mail.json' with { type: 'json' };
import cnServicePapers from './cn/service/papers.json' with { type: 'json' };
import cnServicePictures from './cn/service/pictures.json' with { type: 'json' };
import cnServiceRecommendation from './cn/service/recommendation.json' with { type: 'json' };
import cnServiceRelated from './cn/service/related.json' with { type: 'json' };
import cnServiceRequestMail from './cn/service/request-mail.json' with { type: 'json' };
import cnServiceSolutions from './cn/service/solutions.json' with { type: 'json' };
import cnServiceSpec from './cn/service/spec.json' with { type: 'json' };
import cnServiceStaff from './cn/service/staff.json' with { type: 'json' };
import cnSettings from './cn/settings.json' with { type: 'json' };
import cnSign from './cn/sign.json' with { type: 'json' };
import cnSite from './cn/site.json' with { type: 'json' };
import cnSolution from './cn/solution.json' with { type: 'json' };
import cnStack from './cn/stack.json' with { type: 'json' };
import cnSupport from './cn/support.json' with { type: 'json' };
import cnTypes from './cn/types.json' with { type: 'json' };
import cnVideo from './cn/video.json' with { type: 'json' };
import cnVoice from './cn/voice.json' with { type: 'json' };
import cnWorkbench from './cn/workbench.json' with { type: 'json' };
import enAbout from './en/about.json' with { type: 'json' };
import enAccount from './en/account.json' with { type: 'json' };
import enAnnouncements from './en/announcements.json' with { type: 'json' };
import enAnswers from './en/answers.json' with { type: 'json' };
import enApply from './en/apply.json' with { type: 'json' };
import enBeam from './en/beam.json' with { type: 'json' };
import enBench from './en/bench.json' with { type: 'json' };
import enBuying from './en/buying.json' with { type: 'json' };
import enCloudApi from './en/cloud-api.json' with { type: 'json' };
import enCompareAcross from './en/compare-across.json' with { type: 'json' };
import enContacts from './en/contacts.json' with { type: 'json' };
import enDesk from './en/desk.json' with { type: 'json' };
import enDeskTemplates from './en/desk-templates.json' with { type: 'json' };
import enDevice from './en/device.json' with { type: 'json' };
import enDimensions from './en/dimensions.json' with { type: 'json' };
import enDocuments from './en/documents.json' with { type: 'json' };
import enDownload from './en/download.json' with { type: 'json' };
import enDownloads from './en/downloads.json' with { type: 'json' };
import enDrawn from './en/drawn.json' with { type: 'json' };
import enExport from './en/export.json' with { type: 'json' };
import enFaq from './en/faq.json' with { type: 'json' };
import enFirmware from './en/firmware.json' with { type: 'json' };
import enFlash from './en/flash.json' with { type: 'json' };
import enFootprint from './en/footprint.json' with { type: 'json' };
import enForm from './en/form.json' with { type: 'json' };
import enHelp from './en/help.json' with { type: 'json' };
import enIndividuality from './en/individuality.json' with { type: 'json' };
import enIndustries from './en/industries.json' with { type: 'json' };
import enLamp from './en/lamp.json' with { type: 'json' };
import enLoad from './en/load.json' with { type: 'json' };
import enMessages from './en/messages.json' with { type: 'json' };
import enModel from './en/model.json' with { type: 'json' };
import enNotices from './en/notices.json' with { type: 'json' };
import enOffline from './en/offline.json' with { type: 'json' };
import enOpenData from './en/open-data.json' with { type: 'json' };
import enPolicies from './en/policies.json' with { type: 'json' };
import enPort from './en/port.json' with { type: 'json' };
import enProblems from './en/problems.json' with { type: 'json' };
import enProductsDisplayEquipment from './en/products/displayEquipment.json' with { type: 'json' };
import enProductsFlashinglight from './en/products/flashinglight.json' with { type: 'json' };
import enProductsIntegratedmachine from './en/products/integratedmachine.json' with { type: 'json' };
import enProductsLoadbracket from './en/products/loadbracket.json' with { type: 'json' };
import enProductsMegaphone from './en/products/megaphone.json' with { type: 'json' };
import enProductsSearchlight from './en/products/searchlight.json' with { type: 'json' };
import enProductsThrower from './en/products/thrower.json' with { type: 'json' };
import enRehearsal from './en/rehearsal.json' with { type: 'json' };
import enRequestFields from './en/request-fields.json' with { type: 'json' };
import enRequests from './en/requests.json' with { type: 'json' };
import enSearch from './en/search.json' with { type: 'json' };
import enSearchWords from './en/search-words.json' with { type: 'json' };
import enServiceAccountMail from './en/service/account-mail.json' with { type: 'json' };
import enServiceAircraft from './en/service/aircraft.json' with { type: 'json' };
import enServiceCodeMail from './en/service/code-mail.json' with { type: 'json' };
import enServiceCouriers from './en/service/couriers.json' with { type: 'json' };
import enServiceDeviceList from './en/service/device-list.json' with { type: 'json' };
import enServiceHttp from './en/service/http.json' with { type: 'json' };
import enServiceManifest from './en/service/manifest.json' with { type: 'json' };
import enServiceManuals from './en/service/manuals.json' with { type: 'json' };
import enServiceNoticeFeed from './en/service/notice-feed.json' with { type: 'json' };
import enServiceNoticeMail from './en/service/notice-mail.json' with { type: 'json' };
import enServicePapers from './en/service/papers.json' with { type: 'json' };
import enServicePictures from './en/service/pictures.json' with { type: 'json' };
import enServiceRecommendation from './en/service/recommendation.json' with { type: 'json' };
import enServiceRelated from './en/service/related.json' with { type: 'json' };
import enServiceRequestMail from './en/service/request-mail.json' with { type: 'json' };
import enServiceSolutions from './en/service/solutions.json' with { type: 'json' };
import enServiceSpec from './en/service/spec.json' with { type: 'json' };
import enServiceStaff from './en/service/staff.json' with { type: 'json' };
import enSettings from './en/settings.json' with { type: 'json' };
import enSign from './en/sign.json' with { type: 'json' };
import enSite from './en/site.json' with { type: 'json' };
import enSolution from './en/solution.json' with { type: 'json' };
import enStack from './en/stack.json' with { type: 'json' };
import enSupport from './en/support.json' with { type: 'json' };
import enTypes from './en/types.json' with { type: 'json' };
import enVideo from './en/video.json' with { type: 'json' };
import enVoice from './en/voice.json' with { type: 'json' };
import enWorkbench from './en/workbench.json' with { type: 'json' };

export const en = {
  pages: {
    about: enAbout,
    account: enAccount,
    announcements: enAnnouncements,
    answers: enAnswers,
    apply: enApply,
    beam: enBeam,
    bench: enBench,
    buying: enBuying,
    'cloud-api': enCloudApi,
    'compare-across': enCompareAcross,
    contacts: enContacts,
    desk: enDesk,
    'desk-templates': enDeskTemplates,
    device: enDevice,
    dimensions: enDimensions,
    documents: enDocuments,
    download: enDownload,
    downloads: enDownloads,
    drawn: enDrawn,
    export: enExport,
    faq: enFaq,
    firmware: enFirmware,
    flash: enFlash,
    footprint: enFootprint,
    form: enForm,
    help: enHelp,
    individuality: enIndividuality,
    industries: enIndustries,
    lamp: enLamp,
    load: enLoad,
    messages: enMessages,
    model: enModel,
    notices: enNotices,
    offline: enOffline,
    'open-data': enOpenData,
    policies: enPolicies,
    port: enPort,
    problems: enProblems,
    rehearsal: enRehearsal,
    'request-fields': enRequestFields,
    requests: enRequests,
    search: enSearch,
    'search-words': enSearchWords,
    settings: enSettings,
    sign: enSign,
    site: enSite,
    solution: enSolution,
    stack: enStack,
    support: enSupport,
    types: enTypes,
    video: enVideo,
    voice: enVoice,
    workbench: enWorkbench,
  },
  service: {
    'account-mail': enServiceAccountMail,
    aircraft: enServiceAircraft,
    'code-mail': enServiceCodeMail,
    couriers: enServiceCouriers,
    'device-list': enServiceDeviceList,
    http: enServiceHttp,
    manifest: enServiceManifest,
    manuals: enServiceManuals,
    'notice-feed': enServiceNoticeFeed,
    'notice-mail': enServiceNoticeMail,
    papers: enServicePapers,
    pictures: enServicePictures,
    recommendation: enServiceRecommendation,
    related: enServiceRelated,
    'request-mail': enServiceRequestMail,
    solutions: enServiceSolutions,
    spec: enServiceSpec,
    staff: enServiceStaff,
  },
  products: {
    ...enProductsDisplayEquipment,
    ...enProductsFlashinglight,
    ...enProductsIntegratedmachine,
    ...enProductsLoadbracket,
    ...enProductsMegaphone,
    ...enProductsSearchlight,
    ...enProductsThrower,
  },
};

export const cn = {
  pages: {
    about: cnAbout,
    account: cnAccount,
    announcements: cnAnnouncements,
    answers: cnAnswers,
    apply: cnApply,
    beam: cnBeam,
    bench: cnBench,
    buying: cnBuying,
    'cloud-api': cnCloudApi,
    'compare-across': cnCompareAcross,
    contacts: cnContacts,
    desk: cnDesk,
    'desk-templates': cnDeskTemplates,
    device: cnDevice,
    dimensions: cnDimensions,
    documents: cnDocuments,
    download: cnDownload,
    downloads: cnDownloads,
    drawn: cnDrawn,
    export: cnExport,
    faq: cnFaq,
    firmware: cnFirmware,
    flash: cnFlash,
    footprint: cnFootprint,
    form: cnForm,
    help: cnHelp,
    individuality: cnIndividuality,
    industries: cnIndustries,
    lamp: cnLamp,
    load: cnLoad,
    messages: cnMessages,
    model: cnModel,
    notices: cnNotices,
    offline: cnOffline,
    'open-data': cnOpenData,
    policies: cnPolicies,
    port: cnPort,
    problems: cnProblems,
    rehearsal: cnRehearsal,
    'request-fields': cnRequestFields,
    requests: cnRequests,
    search: cnSearch,
    'search-words': cnSearchWords,
    settings: cnSettings,
    sign: cnSign,
    site: cnSite,
    solution: cnSolution,
    stack: cnStack,
    support: cnSupport,
    types: cnTypes,
    video: cnVideo,
    voice: cnVoice,
    workbench: cnWorkbench,
  },
  service: {
    'account-mail': cnServiceAccountMail,
    aircraft: cnServiceAircraft,
    'code-mail': cnServiceCodeMail,
    couriers: cnServiceCouriers,
    'device-list': cnServiceDeviceList,
    http: cnServiceHttp,
    manifest: cnServiceManifest,
    manuals: cnServiceManuals,
    'notice-feed': cnServiceNoticeFeed,
    'notice-mail': cnServiceNoticeMail,
    papers: cnServicePapers,
    pictures: cnServicePictures,
    recommendation: cnServiceRecommendation,
    related: cnServiceRelated,
    'request-mail': cnServiceRequestMail,
    solutions: cnServiceSolutions,
    spec: cnServiceSpec,
    staff: cnServiceStaff,
  },
  products: {
    ...cnProductsDisplayEquipment,
    ...cnProductsFlashinglight,
    ...cnProductsIntegratedmachine,
    ...cnProductsLoadbracket,
    ...cnProductsMegaphone,
    ...cnProductsSearchlight,
    ...cnProductsThrower,
  },
};

/** What must hold, as each machine's invariants are named in its tests, in the reader's language. */
const zh: Readonly<Record<string, string>> = {
  'no password or code outlives the panel': '面板关闭后不保留密码和验证码',
  'no ticket outlives the view it is for': '离开重置密码界面后不保留凭证',
  'no product is known without a serial number': '没有序列号就没有识别出的产品',
  'nothing incomplete is sent': '不发送不完整的表单',
  'nothing that is being filled in is sent by itself': '正在填写的表单不会自动发送',
  'success is shown exactly when there is one': '提交成功时才显示成功',
  'a file that is sent is known to the server': '已上传的文件在服务器上有记录',
  'progress is a share of the file': '进度在文件大小之内',
  'no more than three files are sent at a time': '同时上传的文件不超过三个',
  'no two files have one id': '文件编号不重复',
  'nothing is sent without file and device': '没有文件和设备就不发送',
  'what has failed is said': '失败时说明原因',
  'nothing is sent without a press': '不按按钮就不发送',
  'it goes to the device that was shown': '只发送到界面所示的设备',
  'nothing is sent where only a question was promised': '仅承诺询问设备时不发送',
  'an older image is agreed to for this device': '为该设备确认过才发送旧版本',
  'what runs already is sent again only as a repair': '设备已运行的固件仅在修复时重发',
  'a device is said to be untouched only where it has accepted no BEGIN':
    '设备未接受过 BEGIN 时才说它保持原样',
  'a device is said to run the file only once that is proven': '证实之后才说设备运行该文件',
  'nothing is asked for before every question is answered': '回答完所有问题才请求推荐',
  'a question is reached by answers to all before it': '到达每一题之前，前面的题都已作答',
  'a result has products': '结果中有产品',
  'the desk is open only to who gave a second factor': '通过第二重验证后服务台才打开',
  'nothing of the desk is left to who signed out': '退出登录后不保留服务台的任何内容',
  'an app is set up only by who typed a whole code of enrolment': '只有填完整启用码的人才能绑定验证器',
  'the secret of an app is forgotten once the desk is open': '服务台打开后不保留验证器密钥',
  'a request is shown as it was read': '显示的申请与读取结果一致',
  'nothing is being done while a request is shown': '显示申请时没有正在执行的操作',
  'what was written goes only with the change that carries it, or by who wrote it':
    '填写的内容只随发送的操作或由填写者本人清除',
};

const own = (id: string) => id;

export const invariantTexts = { en: own, zh: (id: string) => zh[id] ?? id };

/** What each machine is for, in a sentence. That of the upgrade stands with its other words. */
const en = {
  signIn: 'The sign-in panel: which form is shown, what happens to it, and whether a code may be sent.',
  apply:
    'A form of the service, from its draft to the request: repair, exchange, problem, activation or care plan.',
  uploads: 'The files of a form: three are sent at a time, and kept while nobody is signed in.',
  upload: 'One file on its way: waiting, sent, failed, taken back.',
  recommendation: 'The questionnaire: four questions, then products that fit the answers.',
  deskSession: 'The way to the service desk: sign-in, who is of the staff, the second factor, eight hours.',
  deskRequest: 'One request on the desk: what is written stays, and nobody overwrites a colleague.',
};

const zh: typeof en = {
  signIn: '登录面板：显示哪个表单、表单处于什么阶段、能否发送验证码。',
  apply: '服务表单：从草稿到提交，包括维修、换货、问题反馈、设备激活与关怀计划。',
  uploads: '表单的附件：每次上传三个，未登录时先保留。',
  upload: '单个文件的上传：等待、发送、失败、撤回。',
  recommendation: '选型问卷：回答四个问题，得到合适的产品。',
  deskSession: '进入服务台：登录、员工身份、第二重验证、8 小时有效。',
  deskRequest: '服务台上的一份申请：填写的内容不丢失，同事的修改不被覆盖。',
};

export const leads = { en, zh };

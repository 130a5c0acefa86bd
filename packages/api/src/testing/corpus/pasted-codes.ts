/** How a verification code comes into its field, and the code that is meant. */
export const pastedCodes: readonly (readonly [pasted: string, code: string])[] = [
  ['K7P2', 'K7P2'],
  [' ｋ7 ｐ2', 'K7P2'],
  ['k7-p2', 'K7P2'],
  ['K 7 P 2', 'K7P2'],
  ['\u202AK7P2\u202C', 'K7P2'],
  ['K7\u200BP2', 'K7P2'],
  ['K7ーP2', 'K7P2'],
  ['K7\u3164P2', 'K7P2'],
  ['K7\uFFA0P2\uFE0F', 'K7P2'],
  [
    'Your verification code is K7P2. It is valid for 5 minutes. If you did not ask for it, ignore this message, and tell nobody the code.',
    'K7P2',
  ],
  ['您的验证码是 K7P2，5 分钟内有效。如非本人操作，请忽略本消息，切勿将验证码告知他人。', 'K7P2'],
  ['Your verification code is KMNP. It is valid for 5 minutes.', 'KMNP'],
  ['Your verification code is 4729. It is valid for 5 minutes.', '4729'],
  ['您的验证码是 4729，5 分钟内有效。', '4729'],
  ['验证码：K7P2（5 分钟内有效）', 'K7P2'],
  ['【JZ】验证码K7P2，请勿泄露。', 'K7P2'],
  ['验证码 Ｋ７Ｐ２', 'K7P2'],
  ['K7P2 is your code', 'K7P2'],
  ['code: k7p2', 'K7P2'],
  ['verification code k7p2', 'K7P2'],
  ['Code: K7P2\n\n@example.com #K7P2', 'K7P2'],
  ['Your code is \u2068K7P2\u2069.', 'K7P2'],
  ['VC K7P2', 'K7P2'],
  ['VC: K7P2', 'K7P2'],
  ['校验码 K7P2', 'K7P2'],
  ['校验码：k7p2', 'K7P2'],
  ['SN T90-24-0187 VC K7P2', 'K7P2'],
  ['SN：T90-24-01877 校验码：K7P2', 'K7P2'],
];

/** What names no code, or more than one. */
export const noCodes: readonly string[] = [
  'K7P',
  'K7P22',
  'AB12 CD34',
  'AB12 CD',
  'T90-SAMPLE-0001',
  'Your verification code is on its way.',
  'Your codes are K7P2 and M4RX.',
  '验证码是 K7P2 或 M4RX',
  '验证码已发送',
  `code is ${'K7P2 '.repeat(400)}`,
];

/** How the activation code on a card or in a mail comes into its field, and what it is compared by. */
export const pastedActivationCodes: readonly (readonly [pasted: string, code: string])[] = [
  ['T904-6FHP-25LS', 'T9046FHP25LS'],
  ['t904 6fhp—25ls', 'T9046FHP25LS'],
  ['Your activation code is T904-6FHP-25LS.', 'T9046FHP25LS'],
  ['Activation code: T904 6FHP 25LS for your T90', 'T9046FHP25LS'],
  ['activation code t904-6fhp-25ls, valid once', 'T9046FHP25LS'],
  ['激活码：T904-6FHP-25LS。请妥善保管。', 'T9046FHP25LS'],
  ['您的激活码是 T904-6FHP-25LS，请勿泄露。', 'T9046FHP25LS'],
  ['ABCD-EFGH', 'ABCDEFGH'],
  ['Your activation code is ABCD-EFGH.', 'ABCDEFGH'],
];

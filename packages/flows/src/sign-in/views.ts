/** Numbers of the views (specification, section 4). */
export const viewNumbers = {
  login: 1,
  register: 2,
  passwordLogin: 3,
  englishLogin: 4,
  emailPassword: 6,
  forgot: 7,
  forgotPassword: 8,
} as const;
export type View = keyof typeof viewNumbers;

/** How an account is known: by a phone number or an email address. */
export type Channel = 'phone' | 'email';

/** What can be typed, in the order it is shown. */
export const signInFields = ['account', 'code', 'password', 'confirmPassword'] as const;
export type SignInField = (typeof signInFields)[number];

/** Views that belong to one kind of account; the others keep the kind that was used last. */
const channels: Partial<Record<View, Channel>> = {
  login: 'phone',
  passwordLogin: 'phone',
  englishLogin: 'email',
  emailPassword: 'email',
};

export function channelOf(view: View, last: Channel): Channel {
  return channels[view] ?? last;
}

/** The fields a view shows. */
export const fieldsOf: Readonly<Record<View, readonly SignInField[]>> = {
  login: ['account', 'code'],
  register: ['account', 'code', 'password', 'confirmPassword'],
  passwordLogin: ['account', 'password'],
  englishLogin: ['account', 'code'],
  emailPassword: ['account', 'password'],
  forgot: ['account', 'code'],
  forgotPassword: ['password', 'confirmPassword'],
};

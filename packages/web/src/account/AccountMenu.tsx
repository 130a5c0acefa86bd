import { SignOutIcon, UserIcon } from '@payload/ui/icons';
import { Menu, MenuGroup, MenuItem, MenuSeparator } from '@payload/ui/Menu';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { signOut } from './sign-out.ts';
import { useAccount } from './useAccount.ts';

interface AccountMenuProps {
  /** The button it opens from. */
  trigger: ReactElement;
  /** Address of the account's page. */
  href: string;
  onSignedOut: () => void;
}

/** The account's menu, open as soon as it is there: it was fetched because its button was pressed. */
export function AccountMenu({ trigger, href, onSignedOut }: AccountMenuProps) {
  const { t } = useTranslation('account');
  const { name } = useAccount();
  return (
    <Menu trigger={trigger} defaultOpen align="end">
      <MenuGroup label={name === null ? t('menu.signedIn') : t('menu.signedInAs', { account: name })}>
        <MenuItem href={href} icon={<UserIcon size={20} />}>
          {t('menu.own')}
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<SignOutIcon size={20} />} onSelect={() => void signOut().then(onSignedOut)}>
          {t('menu.signOut')}
        </MenuItem>
      </MenuGroup>
    </Menu>
  );
}

import type { Frame } from '../../content/types.ts';
import { Anchor } from './Anchor.tsx';
import { MenuToggle } from './MenuToggle.tsx';

export function Header({ frame }: { frame: Frame }) {
  const { brand, words, menu, otherLanguage, search, account } = frame;
  return (
    <header className="top night">
      <div className="wide">
        <Anchor className="brand" href={brand.home}>
          <b>{brand.name}</b> <span>{brand.descriptor.join(' ')}</span>
        </Anchor>
        <MenuToggle label={words.mainMenu} open={words.openMenu} close={words.closeMenu}>
          <ul>
            {menu.map(({ label, href, lead, columns = [], links = [] }) => (
              <li key={label}>
                {href ? (
                  <Anchor href={href}>{label}</Anchor>
                ) : (
                  <details name="menu">
                    <summary>{label}</summary>
                    <div>
                      {lead && <Anchor href={lead.href}>{lead.label}</Anchor>}
                      {columns.length > 0 && (
                        <ul className="columns">
                          {columns.map((column) => (
                            <li key={column.href}>
                              <Anchor href={column.href}>
                                <b>{column.label}</b>
                              </Anchor>
                              <ul>
                                {column.items.map((item) => (
                                  <li key={item.href}>
                                    <Anchor href={item.href}>{item.label}</Anchor>
                                  </li>
                                ))}
                              </ul>
                            </li>
                          ))}
                        </ul>
                      )}
                      <ul className="row">
                        {links.map((link) => (
                          <li key={link.href}>
                            <Anchor href={link.href}>{link.label}</Anchor>
                          </li>
                        ))}
                      </ul>
                    </div>
                  </details>
                )}
              </li>
            ))}
          </ul>
        </MenuToggle>
        <div className="tools">
          <Anchor href={search}>{words.search}</Anchor>
          <Anchor href={`/${otherLanguage.code}/`} hrefLang={otherLanguage.lang} lang={otherLanguage.lang}>
            {otherLanguage.label}
          </Anchor>
          <Anchor href={account}>{words.signIn}</Anchor>
        </div>
      </div>
    </header>
  );
}

import facts from 'virtual:component-facts';
import { Fragment } from 'react';
import { Button } from '../../packages/ui/src/components/Button/index.ts';
import { Figure } from '../../packages/ui/src/components/Figure/index.ts';
import { Stack } from '../../packages/ui/src/components/Stack/index.ts';
import { ComponentLink, DocLink } from '../docs/DocLink.tsx';
import '../docs/docs.css';
import { groundAttributes, groundNames } from '../grounds.ts';
import { Bilingual, useLanguage } from './language.tsx';

const groups: Record<string, { en: string; zh: string }> = {
  Actions: {
    en: 'What is pressed: buttons, links, the way to a person',
    zh: '可点按的：按钮、链接、联系客服',
  },
  Forms: { en: 'What is filled in and sent, and its errors', zh: '填写与提交，以及出错提示' },
  Navigation: { en: 'Ways through the site and through a page', zh: '站内与页内的导航' },
  Feedback: { en: 'What has happened, what is awaited', zh: '结果、等待与提示' },
  Product: { en: 'Models, aircraft, comparison, specification', zh: '机型、飞行平台、对比、参数' },
  Media: { en: 'Pictures, films, carousels', zh: '图片、视频、轮播' },
  Measurement: { en: 'Figures with their unit, and drawings to scale', zh: '带单位的数值与按比例的图示' },
  Text: { en: 'What is read: paragraphs, lists, questions', zh: '阅读内容：段落、列表、问答' },
  Documents: { en: 'Files, versions, certificates, dates', zh: '文件、版本、证书、日期' },
  Layout: { en: 'Where things stand on a page', zh: '页面布局' },
};

const groundTexts = {
  night: { en: 'Night', zh: '夜' },
  sheet: { en: 'Sheet, on paper', zh: '纸面' },
  'sheet-dark': { en: 'Sheet, on dark paper', zh: '深色纸面' },
};

function Themes() {
  const language = useLanguage();
  return (
    <div className="pair">
      {groundNames.map((name) => (
        <figure className="pair-side" key={name}>
          <div className="pair-show sb-unstyled" {...groundAttributes[name]}>
            <Stack gap={16}>
              <p>
                <Figure size="stage" unit="lm" value={13_000} />
              </p>
              <Button variant="signal">{language === 'zh' ? '启用设备' : 'Activate device'}</Button>
            </Stack>
          </div>
          <figcaption>{groundTexts[name][language]}</figcaption>
        </figure>
      ))}
    </div>
  );
}

function Groups() {
  const language = useLanguage();
  const all = Object.values(facts);
  return (
    <dl>
      {Object.entries(groups).map(([group, what]) => (
        <Fragment key={group}>
          <dt>
            <strong>{group}</strong>: {what[language]}
          </dt>
          <dd>
            {all
              .filter(({ title }) => title.startsWith(`${group}/`))
              .map(({ name }, index) => (
                <Fragment key={name}>
                  {index > 0 && ', '}
                  <ComponentLink name={name} />
                </Fragment>
              ))}
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}

const english = (
  <>
    <h1>Payload design system</h1>
    <p>
      Components, tokens and pages of a maker of drone payloads, in English and Chinese. Begin with{' '}
      <DocLink to="introduction-guidelines--docs">Guidelines</DocLink> for rules of the whole house,{' '}
      <DocLink to="introduction-what-is-new--docs">What is new</DocLink> for changes, and{' '}
      <DocLink to="introduction-decisions--docs">Decisions</DocLink> for the reasons.
    </p>
    <h2 id="themes">Two themes on three grounds</h2>
    <p>
      <strong>Night</strong> is near-black with one source of light: hero, product stage, footer. It stays
      night whatever the visitor prefers. The <strong>sheet</strong> is for what is read and filled in:
      figures, comparison, forms, documents. It is paper, or dark paper where the system prefers dark, and
      always paper in print. Every component works on all three.
    </p>
  </>
);

const chinese = (
  <>
    <h1>载荷设计系统</h1>
    <p>
      无人机载荷厂商的组件、设计变量与页面，中英文双语。通用规则见
      <DocLink to="introduction-guidelines--docs">Guidelines</DocLink>，更新内容见
      <DocLink to="introduction-what-is-new--docs">What is new</DocLink>，设计缘由见
      <DocLink to="introduction-decisions--docs">Decisions</DocLink>。
    </p>
    <h2 id="themes">两个主题，三种底色</h2>
    <p>
      <strong>夜</strong>（night）近乎全黑，只有一处光源，用于首屏、产品舞台和页脚，不随访客的系统偏好改变。
      <strong>纸面</strong>
      （sheet）用于阅读与填写：数值、对比、表单、文档；系统偏好深色时为深色纸面，打印时一律为白纸。每个组件在三种底色上都可使用。
    </p>
  </>
);

const readingEnglish = (
  <>
    <h2 id="reading">How to read a component’s page</h2>
    <p>
      Every page has one order: status, version and bytes; when to use it; anatomy; do and don’t; props with
      controls; all states on all grounds with their code; keyboard; accessibility; tokens; where it is used;
      what is related. The list “On this page” leads to each part.
    </p>
    <p>
      The toolbar sets ground, language (with lengthened English), direction, motion, forced colours and the
      width of the view. <strong>All grounds at once</strong> in the toolbar shows a story on all three
      grounds in both languages at once. The filter beside the search narrows the sidebar by tag:{' '}
      <code>new</code>, <code>stable</code>, <code>base</code>, <code>since-0.3.0</code>.
    </p>
    <h2 id="groups">What is where</h2>
  </>
);

const readingChinese = (
  <>
    <h2 id="reading">如何阅读组件页</h2>
    <p>
      每页顺序一致：状态、版本与体积；何时使用；结构；正确与错误用法；属性与控件；各状态在所有底色上的样子及代码；键盘操作；无障碍约定；设计变量；使用位置；相关内容。右侧“On
      this page”可直达各节。
    </p>
    <p>
      工具栏可设底色、语言（含加长英文）、方向、动效、强制颜色与视口宽度。工具栏的{' '}
      <strong>All grounds at once</strong>{' '}
      把同一例子以三种底色、两种语言并列显示。搜索旁的筛选可按标签缩小范围：
      <code>new</code>、<code>stable</code>、<code>base</code>、<code>since-0.3.0</code>。
    </p>
    <h2 id="groups">内容在哪里</h2>
  </>
);

/** The first page: what the themes are, how to read the others, what is where. */
export function Welcome() {
  return (
    <>
      <Bilingual en={english} zh={chinese} />
      <Themes />
      <Bilingual en={readingEnglish} zh={readingChinese} />
      <Groups />
    </>
  );
}

import type { ReactNode } from 'react';
import { breakpoint, control, fontFamily } from '../../packages/ui/src/theme/tokens.ts';
import { ComponentLink, DocLink } from '../docs/DocLink.tsx';
import { ColourTable } from './ColourTable.tsx';

type Words = { title: string; text: ReactNode };

/** A rule of the whole house, written in each language. */
type Rule = { id: string; en: Words; zh: Words };

const name = (component: string) => <ComponentLink name={component} />;

/** Rules that no single component owns, with their values from the tokens. */
export const rules: readonly Rule[] = [
  {
    id: 'colours',
    en: {
      title: 'Colours of the grounds',
      text: (
        <>
          <p>
            Paper and dark paper are one theme, the sheet: they differ in colours alone, and the visitor’s
            scheme chooses. Errors are the colour <code>critical</code>. All values, the night’s ground too,
            are defined in <code>packages/ui/src/theme/tokens.ts</code> as <code>grounds</code>; styles use{' '}
            <code>vars.color.ground</code>, which is <code>--pl-color-ground</code>. Every pair with its
            contrast: <DocLink to="foundations-colour--docs">Foundations/Colour</DocLink>.
          </p>
          <ColourTable />
        </>
      ),
    },
    zh: {
      title: '各底色的颜色',
      text: (
        <>
          <p>
            白纸与深色纸面是同一主题（sheet），只有颜色不同，由访客的系统偏好决定。错误一律用{' '}
            <code>critical</code>。所有取值（包括夜的底色）定义在 <code>packages/ui/src/theme/tokens.ts</code>{' '}
            的 <code>grounds</code>；样式里写 <code>vars.color.ground</code>，即{' '}
            <code>--pl-color-ground</code>
            。各组合的对比度见 <DocLink to="foundations-colour--docs">Foundations/Colour</DocLink>。
          </p>
          <ColourTable />
        </>
      ),
    },
  },
  {
    id: 'buttons',
    en: {
      title: 'Which button when',
      text: (
        <p>
          One <code>signal</code> button a view: it is the one action. <code>outline</code> stands beside it,{' '}
          <code>quiet</code> is for what may be left. The words name the action: “Activate device”, not
          “Submit”. There is no red button. A word in a sentence is a {name('Link')}, a bar without words has{' '}
          {name('IconButton')}s, the way to a person is the {name('ConsultButton')}. More: {name('Button')}.
        </p>
      ),
    },
    zh: {
      title: '用哪种按钮',
      text: (
        <p>
          每屏只有一个 <code>signal</code> 按钮，即唯一的主操作；<code>outline</code> 放在它旁边，
          <code>quiet</code>{' '}
          用于可做可不做的事。按钮文字写明动作：“启用设备”，不写“提交”。没有红色按钮。句中用 {name('Link')}
          ，无字工具栏用 {name('IconButton')}，联系客服用 {name('ConsultButton')}。详见 {name('Button')}。
        </p>
      ),
    },
  },
  {
    id: 'errors',
    en: {
      title: 'How to write an error',
      text: (
        <p>
          Say what happened, what it means and what to do next, in that order and without blame: “The serial
          number has 14 characters. This one has 12. Copy it from the label.” An error of a field stands below
          the field ({name('Field')}); a form lists all of them in its {name('ErrorSummary')}, which takes the
          focus; what fails without a place of its own is a {name('Banner')} or a {name('FloatingAlert')}.
          Colour never says it alone: an icon and words do.
        </p>
      ),
    },
    zh: {
      title: '如何写错误提示',
      text: (
        <p>
          依次写明：发生了什么、意味着什么、接下来怎么做，不责怪用户：“序列号应为 14 位，当前只有 12
          位，请按标签填写。”字段的错误写在字段下方（{name('Field')}）；表单在 {name('ErrorSummary')}{' '}
          中汇总，焦点随之移入；没有固定位置的错误用 {name('Banner')} 或 {name('FloatingAlert')}
          。不能只靠颜色，须有图标和文字。
        </p>
      ),
    },
  },
  {
    id: 'targets',
    en: {
      title: 'Smallest target',
      text: (
        <p>
          What is pressed is at least {control.toolbar} × {control.toolbar} px (token{' '}
          <code>control.toolbar</code>); buttons are {control.button} px high, fields {control.field} px.
        </p>
      ),
    },
    zh: {
      title: '最小点按区域',
      text: (
        <p>
          可点按的区域至少 {control.toolbar} × {control.toolbar} 像素（<code>control.toolbar</code>）；按钮高{' '}
          {control.button} 像素，输入框高 {control.field} 像素。
        </p>
      ),
    },
  },
  {
    id: 'type',
    en: {
      title: 'Type, Latin and Chinese',
      text: (
        <>
          <p>
            Codes and Latin headings are Archivo. Chinese is set in the system’s Han face, never in a web
            font, with its own line height, without tracking, italics or capitals; headlines are given by
            phrase ({name('PhraseText')}). Sizes:{' '}
            <DocLink to="foundations-type--docs">Foundations/Type</DocLink>. The Chinese font stack:
          </p>
          <p>
            <code>{fontFamily.textHan}</code>
          </p>
        </>
      ),
    },
    zh: {
      title: '西文与中文字体',
      text: (
        <>
          <p>
            型号与西文标题用
            Archivo。中文用系统黑体，不用网络字体；行高单独设定，不加字距、不用斜体；标题按词组给出（
            {name('PhraseText')}）。字号见 <DocLink to="foundations-type--docs">Foundations/Type</DocLink>
            。中文字体顺序：
          </p>
          <p>
            <code>{fontFamily.textHan}</code>
          </p>
        </>
      ),
    },
  },
  {
    id: 'long-texts',
    en: {
      title: 'Long texts',
      text: (
        <p>
          Nothing is cut with an ellipsis. Words wrap, and buttons grow in height; only the tabs of a{' '}
          {name('TabStrip')} keep to one line, in Chinese too, and scroll. Try any story with “Pseudo-long”
          under Language; the tests draw every component with it, in 360 px.
        </p>
      ),
    },
    zh: {
      title: '长文本',
      text: (
        <p>
          不用省略号截断。文字换行，按钮随之增高；只有 {name('TabStrip')}{' '}
          的标签（包括中文）保持一行并可横向滚动。语言菜单里的“Pseudo-long”可试任何例子；测试会在 360
          像素宽度下以它绘制每个组件。
        </p>
      ),
    },
  },
  {
    id: 'figures',
    en: {
      title: 'Figures and units',
      text: (
        <p>
          Every number with a unit is a {name('Figure')}: a thin space in thousands and before the unit, a
          true minus, no line break between. File sizes are {name('FileSize')}, days and moments{' '}
          {name('Time')}.
        </p>
      ),
    },
    zh: {
      title: '数值与单位',
      text: (
        <p>
          带单位的数值一律用 {name('Figure')}
          ：千位与单位前用窄空格，负号用真正的减号，数值与单位之间不换行。文件大小用 {name('FileSize')}
          ，日期时间用 {name('Time')}。
        </p>
      ),
    },
  },
  {
    id: 'widths',
    en: {
      title: 'Widths, down to 320 px',
      text: (
        <p>
          Layout changes at {breakpoint.phone} and {breakpoint.compact} px. Choose 320, 360, 390, 768, 1280 or
          1920 in the toolbar’s viewport menu; on a component’s page and with “All grounds at once”, “Width of
          each view” sets the width, 320 px included.
        </p>
      ),
    },
    zh: {
      title: '宽度，最窄 320 像素',
      text: (
        <p>
          布局在 {breakpoint.phone} 和 {breakpoint.compact} 像素处变化。工具栏的视口菜单可选
          320、360、390、768、1280、1920；组件页与 “All grounds at once”中的“Width of each
          view”也可设宽度，包括 320 像素。
        </p>
      ),
    },
  },
  {
    id: 'right-to-left',
    en: {
      title: 'Right to left',
      text: (
        <p>
          “Direction” in the toolbar turns any story. Layout follows, since styles name start and end;
          figures, codes and units keep their own direction.
        </p>
      ),
    },
    zh: {
      title: '从右到左',
      text: (
        <p>
          工具栏的“Direction”可让任何例子反向。样式按起止方向书写，布局随之翻转；数值、型号和单位保持自身方向。
        </p>
      ),
    },
  },
  {
    id: 'forced-colours',
    en: {
      title: 'Forced colours',
      text: (
        <p>
          Where the visitor’s system forces its colours, grounds, shadows and glows go, borders and icons
          carry every state, and the night’s scene gives way to the plain picture. “Colours” in the toolbar
          imitates it in any story; the system’s own setting is the truth.
        </p>
      ),
    },
    zh: {
      title: '强制颜色',
      text: (
        <p>
          系统强制颜色时，底色、阴影与光效消失，状态由边框和图标表达，夜景换成普通图片。工具栏的“Colours”可在任何例子中模拟，以系统设置的实际效果为准。
        </p>
      ),
    },
  },
  {
    id: 'motion',
    en: {
      title: 'Motion',
      text: (
        <p>
          What moves by itself can be paused, rests in a hidden tab and starts paused with reduced motion.
          Durations and curves: <DocLink to="foundations-motion--docs">Foundations/Motion</DocLink>. The pause
          rule in full: {name('Carousel')}.
        </p>
      ),
    },
    zh: {
      title: '动效',
      text: (
        <p>
          自动播放的内容可以暂停，页面隐藏时停止；系统要求减弱动效时，一开始就是暂停状态。时长与曲线见{' '}
          <DocLink to="foundations-motion--docs">Foundations/Motion</DocLink>，完整暂停规则见{' '}
          {name('Carousel')}。
        </p>
      ),
    },
  },
];

import type { Theme } from 'vitepress';
import '../../../content/base.css';
import '../../../content/parts.css';
import './font.css';
import Layout from './Layout.vue';

// oxlint-disable-next-line import/no-default-export -- VitePress takes nothing else
export default { Layout } satisfies Theme;

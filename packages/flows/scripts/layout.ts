import type { ElkExtendedEdge, ElkNode, LayoutOptions } from 'elkjs';
import ElkConstructor from 'elkjs/lib/elk.bundled.js';
import type { AnyStateMachine } from 'xstate';
import { type View, type ViewEdge, type ViewNode, viewsOf } from '../src/diagram/views.ts';

/** Of a letter of the monospaced font at 12 px, and of a line of it. */
const letter = 7.3;
const line = 16;
const padding = 12;

/** A picture wider than this is not read without scrolling. */
const widest = 1200;

const elk = new ElkConstructor();

/** The views of a machine with the places of their boxes and arrows, as JSON. */
export async function layoutsOf(machine: AnyStateMachine): Promise<string> {
  const layouts = await Promise.all(viewsOf(machine).map(layoutOf));
  return `[\n${layouts.map((layout) => JSON.stringify(layout)).join(',\n')}\n]\n`;
}

interface Way {
  /** Words stand in the middle of an arrow, or where many would stand side by side, at its beginning. */
  readonly words: 'CENTER' | 'TAIL';
  readonly options: LayoutOptions;
}

/** Each suits other views. */
const ways: readonly Way[] = [
  { words: 'CENTER', options: { 'elk.direction': 'DOWN' } },
  { words: 'CENTER', options: { 'elk.direction': 'RIGHT' } },
  // Beside an arrow instead of on it.
  { words: 'CENTER', options: { 'elk.direction': 'DOWN', 'elk.edgeLabels.inline': 'false' } },
  // Few boxes in a row.
  ...['3', '4', '5'].map(
    (bound): Way => ({
      words: 'CENTER',
      options: {
        'elk.direction': 'DOWN',
        'elk.layered.layering.strategy': 'COFFMAN_GRAHAM',
        'elk.layered.layering.coffmanGraham.layerBound': bound,
      },
    }),
  ),
  ...['MODEL_ORDER', 'DEPTH_FIRST'].map(
    (strategy): Way => ({
      words: 'TAIL',
      options: { 'elk.direction': 'DOWN', 'elk.layered.cycleBreaking.strategy': strategy },
    }),
  ),
];

/** The smallest picture that is read without scrolling sideways; words in the middle of arrows are told apart best. */
async function layoutOf(view: View) {
  const tried = await Promise.all(ways.map((way) => laidOut(view, way)));
  const costs = tried.map(({ width, height }, index) => {
    const isWide = width > widest;
    const isDense = ways[index]?.words === 'TAIL';
    return width * height * (isWide ? 100 : 1) * (isDense ? 10 : 1);
  });
  return tried[costs.indexOf(Math.min(...costs))];
}

async function laidOut({ path, nodes, edges }: View, { words, options }: Way) {
  // What leads in from outside is told where it begins.
  const outside = new Set(nodes.filter(({ kind }) => kind === 'outside').map((node) => node.path));
  const asked: ElkNode = {
    id: 'view',
    layoutOptions: {
      'elk.algorithm': 'layered',
      'elk.edgeRouting': 'ORTHOGONAL',
      'elk.edgeLabels.inline': 'true',
      'elk.layered.spacing.nodeNodeBetweenLayers': '24',
      'elk.layered.spacing.edgeEdgeBetweenLayers': '8',
      'elk.layered.spacing.edgeNodeBetweenLayers': '8',
      'elk.spacing.nodeNode': '16',
      'elk.spacing.edgeEdge': '8',
      'elk.spacing.edgeNode': '8',
      'elk.spacing.edgeLabel': '4',
      'elk.randomSeed': '1',
      ...options,
    },
    children: nodes.map(boxOf),
    edges: edges.map((edge, index) =>
      arrowOf(edge, outside.has(edge.from) ? [] : wordsAt(edge), words, index),
    ),
  };
  const graph = await elk.layout(asked);
  const placed = new Map((graph.children ?? []).map((child) => [child.id, child]));
  return {
    path,
    width: Math.ceil(graph.width ?? 0),
    height: Math.ceil(graph.height ?? 0),
    nodes: nodes.map((node) => ({ ...node, ...frameOf(placed.get(node.path)) })),
    edges: (graph.edges ?? []).map((edge, index) => ({ ...edges[index], ...courseOf(edge) })),
  };
}

function boxOf({ path, label }: ViewNode): ElkNode {
  return { id: path, width: Math.max(40, label.length * letter + 3 * padding), height: line + 2 * padding };
}

/** Lines of words at an arrow; the rest is told where the state is looked at. */
const most = 2;

/** What stands at an arrow: the events without their guards. */
function wordsAt({ labels }: ViewEdge): readonly string[] {
  const events = [...new Set(labels.map((label) => label.replace(/ \[.*/, '')))];
  return events.length > most + 1 ? [...events.slice(0, most), `+ ${events.length - most}`] : events;
}

function arrowOf(
  { from, to }: ViewEdge,
  words: readonly string[],
  place: Way['words'],
  index: number,
): ElkExtendedEdge {
  const width = Math.max(0, ...words.map((word) => word.length)) * letter + 8;
  const label = {
    text: words.join('\n'),
    width,
    height: words.length * line,
    layoutOptions: { 'elk.edgeLabels.placement': place },
  };
  return { id: `arrow ${index}`, sources: [from], targets: [to], labels: words.length === 0 ? [] : [label] };
}

function frameOf(node: ElkNode | undefined) {
  const { x = 0, y = 0, width = 0, height = 0 } = node ?? {};
  return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) };
}

/** The corners of an arrow, and where its words stand. */
function courseOf({ sections = [], labels = [] }: ElkExtendedEdge) {
  const points = sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [
    startPoint,
    ...bendPoints,
    endPoint,
  ]);
  const { x = 0, y = 0 } = labels[0] ?? {};
  return {
    points: points.map((point) => [Math.round(point.x), Math.round(point.y)]),
    words: labels[0]?.text?.split('\n') ?? [],
    at: [Math.round(x), Math.round(y)],
  };
}

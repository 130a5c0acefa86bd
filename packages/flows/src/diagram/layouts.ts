import apply from '../apply/diagram.layout.json' with { type: 'json' };
import deskRequest from '../desk/request.diagram.layout.json' with { type: 'json' };
import deskSession from '../desk/session.diagram.layout.json' with { type: 'json' };
import firmwareUpgrade from '../firmware-upgrade/diagram.layout.json' with { type: 'json' };
import recommendation from '../recommendation/diagram.layout.json' with { type: 'json' };
import signIn from '../sign-in/diagram.layout.json' with { type: 'json' };
import upload from '../uploads/upload.diagram.layout.json' with { type: 'json' };
import uploads from '../uploads/uploads.diagram.layout.json' with { type: 'json' };

/** A box in px from the top left of its view. */
export interface PlacedNode {
  readonly path: string;
  readonly label: string;
  /** `plain`, `final`; `folded` holds states, `outside` lies in another view, `any` stands for all states of this one. */
  readonly kind: string;
  readonly isInitial: boolean;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** An arrow: its corners, and the words at it with the place of their top left. */
interface PlacedEdge {
  readonly from: string;
  readonly to: string;
  readonly points: readonly (readonly number[])[];
  readonly words: readonly string[];
  readonly at: readonly number[];
}

/** The states directly within one state, as a picture. */
export interface PlacedView {
  /** Of the state that holds them, with dots; empty for the machine. */
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly PlacedNode[];
  readonly edges: readonly PlacedEdge[];
}

type MachineId =
  | 'apply'
  | 'deskRequest'
  | 'deskSession'
  | 'firmwareUpgrade'
  | 'recommendation'
  | 'signIn'
  | 'upload'
  | 'uploads';

/** The views of each machine, outermost first, as `diagrams` has placed them. */
export const layouts: Readonly<Record<MachineId, readonly PlacedView[]>> = {
  apply,
  deskRequest,
  deskSession,
  firmwareUpgrade,
  recommendation,
  signIn,
  upload,
  uploads,
};

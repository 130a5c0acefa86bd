/** The decoder that needs no WebAssembly; its package has no types for it. */
declare module 'meshoptimizer/meshopt_decoder_reference.js' {
  export { MeshoptDecoder } from 'three/examples/jsm/libs/meshopt_decoder.module.js';
}

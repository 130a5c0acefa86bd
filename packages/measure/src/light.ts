/** Share of a lamp's flux that falls into the cone it states. */
const coneShare = 0.6;

/**
 * Light on the ground, in lux, by which a person is recognised: what is left of the T90 at the 250 m for which its maker states
 * it. Optics, haze and clothes are taken to be alike.
 */
const recognitionLux = 4.3;

/**
 * Luminous intensity on the axis, in candelas: the flux in the cone over the cone's solid angle.
 * @param fluxLm luminous flux in lumens, above 0
 * @param angleDeg angle of the whole cone in degrees, above 0 and below 360
 */
export function luminousIntensity(fluxLm: number, angleDeg: number): number {
  const solidAngle = 2 * Math.PI * (1 - Math.cos((angleDeg * Math.PI) / 360));
  return (coneShare * fluxLm) / solidAngle;
}

/**
 * Illuminance in lux on a surface square to the axis, by the inverse-square law; true from some ten diameters of the lamp on.
 * @param candela luminous intensity
 * @param distanceM from the lamp in metres, above 0
 */
export function illuminance(candela: number, distanceM: number): number {
  return candela / distanceM ** 2;
}

/** As far as a person is recognised in the light of a lamp of this intensity in candelas, in whole metres. */
export function recognitionRange(candela: number): number {
  return Math.floor(Math.sqrt(candela / recognitionLux));
}

/** Diameter in metres of the circle that a whole cone of so many degrees lights at a distance, square to its axis. */
export function circleWidth(angleDeg: number, distanceM: number): number {
  return 2 * distanceM * Math.tan((angleDeg * Math.PI) / 360);
}

/** An SVG path along the ring from the top: clockwise for a positive angle. Empty for none. */
export function arcPath(x: number, y: number, radius: number, angle: number): string {
  if (Math.abs(angle) < 0.01) return ''
  const end = [x + Math.sin(angle) * radius, y - Math.cos(angle) * radius].map((value) => value.toFixed(2))
  return `M${x.toFixed(2)} ${(y - radius).toFixed(2)}A${radius.toFixed(2)} ${radius.toFixed(2)} 0 ${Math.abs(angle) > Math.PI ? 1 : 0} ${angle > 0 ? 1 : 0} ${end.join(' ')}`
}

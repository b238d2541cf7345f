export default function Overview() {
  return <div />
}

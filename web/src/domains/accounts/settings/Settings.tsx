export default function Settings() {
  return <div />
}

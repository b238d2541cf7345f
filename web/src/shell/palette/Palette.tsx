export default function Palette({ onClose }: { onClose: () => void }) {
  return <dialog open onClose={onClose} />
}

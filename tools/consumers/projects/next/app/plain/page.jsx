/** A page without our components, to compare the scripts of others with. */
export default function Page() {
  return <h1>Plain</h1>;
}

import { say } from "../../words/say";

/** For a page that has fallen behind its server. */
export function ReloadCard({ reason }: { reason: string }) {
  return (
    <section class="card" role="alert">
      <p>{reason}</p>
      <div class="card-actions">
        <button type="button" class="main" onClick={() => location.reload()}>
          {say("page.reload")}
        </button>
      </div>
    </section>
  );
}

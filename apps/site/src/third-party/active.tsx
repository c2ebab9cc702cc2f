import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { whenIdle } from '../page-loading/when-idle';
import { Chat } from './chat-button';
import {
  type ConsentState,
  configured,
  consent,
  isAllowed,
  isRefused,
  isRefusedBySignal,
  useConsent,
} from './consent';
import { ConsentPanel } from './consent-panel';
import { forgetTraces } from './forget-traces';
import { PRIVACY_CHOICES_HASH } from './privacy-choices';
import { hasStarted, start, stop, tellChatOfPage } from './vendors';

/** Asks about the tag manager at once; the chat asks when its button is pressed. */
function useQuestion({ asked, answers }: ConsentState) {
  const isDue =
    asked.length === 0 &&
    configured.includes('tagManager') &&
    !answers.tagManager &&
    !isRefusedBySignal('tagManager');
  useEffect(() => {
    if (isDue) consent.ask('tagManager');
  }, [isDue]);
}

/** Starts allowed third parties, stops any other, and removes traces of refused ones. */
function useAnswers(state: ConsentState) {
  useEffect(() => {
    for (const thirdParty of configured) {
      if (hasStarted(thirdParty)) {
        if (!isAllowed(state, thirdParty)) stop(thirdParty);
      } else if (isRefused(state, thirdParty)) forgetTraces(thirdParty);
    }
    // `start` rejects if not allowed or blocked; only the chat button shows that.
    return whenIdle(() => configured.forEach((each) => void start(each).catch(() => {})));
  }, [state]);
}

/** Opens the choices if their link was followed before hydration. */
function useChoicesInAddress() {
  useEffect(() => {
    if (location.hash === PRIVACY_CHOICES_HASH) consent.review(configured);
  }, []);
}

function useOtherTabs() {
  useEffect(() => {
    addEventListener('storage', consent.reread);
    return () => removeEventListener('storage', consent.reread);
  }, []);
}

export function Active() {
  const state = useConsent();
  const { pathname } = useLocation();
  useQuestion(state);
  useAnswers(state);
  useOtherTabs();
  useChoicesInAddress();
  // Tells the chat of each change of the path.
  useEffect(() => {
    if (hasStarted('chat')) tellChatOfPage();
  }, [pathname]);
  return (
    <>
      {state.asked.length > 0 ? <ConsentPanel key={state.asked.join()} state={state} /> : null}
      {configured.includes('chat') ? createPortal(<Chat />, document.body) : null}
    </>
  );
}

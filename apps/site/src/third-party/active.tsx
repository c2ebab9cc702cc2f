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

/** The tag manager is asked about at once; the chat is when somebody calls for it. */
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

/** Runs what is allowed and stops what no longer is; what something refused left as its page went is gone. */
function useAnswers(state: ConsentState) {
  useEffect(() => {
    for (const thirdParty of configured) {
      if (hasStarted(thirdParty)) {
        if (!isAllowed(state, thirdParty)) stop(thirdParty);
      } else if (isRefused(state, thirdParty)) forgetTraces(thirdParty);
    }
    // What is not allowed does not start; what is blocked or down, the chat button alone tells of.
    return whenIdle(() => configured.forEach((each) => void start(each).catch(() => {})));
  }, [state]);
}

/** The visitor has asked for the choices before the page was hydrated. */
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
  // The path is what the chat is told of.
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

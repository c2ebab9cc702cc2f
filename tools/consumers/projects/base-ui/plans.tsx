import { Dialog } from '@base-ui/react/dialog';
import { Menu } from '@base-ui/react/menu';
import { Button, Heading } from '@tallycomb/ui';

export const Plans = () => (
  <>
    <Dialog.Root>
      <Dialog.Trigger render={<Button />}>Delete the plan</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup className="popup dialog">
          <Dialog.Title render={<Heading level={2} size="h4" />}>Delete it?</Dialog.Title>
          <Dialog.Close render={<Button variant="ink" />}>Keep it</Dialog.Close>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
    <Menu.Root>
      <Menu.Trigger render={<Button variant="paper" />}>More</Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner>
          <Menu.Popup className="popup">
            <Menu.Item className="item">Print the prices</Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  </>
);

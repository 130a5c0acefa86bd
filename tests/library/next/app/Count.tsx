'use client';

import { Button } from '@payload/ui/Button';
import { useState } from 'react';

export function Count() {
  const [count, setCount] = useState(0);
  return <Button onClick={() => setCount(count + 1)}>Pressed {count} times</Button>;
}
